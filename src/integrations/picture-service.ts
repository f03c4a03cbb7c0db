import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import type { PictureFault } from '#content-check/content.ts';
import { checkPicture } from '#content-check/pictures/check-pictures.ts';

// JPEG has no transparency, so sharp would paint it black. This is --surface of styles/tokens.css.
const SURFACE = '#fff';

const faultByAddress = new Map<string, Promise<PictureFault | null>>();

/** Checks a picture of another host once, not for each of its sizes. */
function findFault(address: string, bytes: Uint8Array): Promise<PictureFault | null> {
  const fault = faultByAddress.get(address) ?? checkPicture(new URL(address).pathname, bytes);
  faultByAddress.set(address, fault);
  return fault;
}

/** The first frame of a picture that moves. Astro would put all frames below each other. */
async function firstFrame(bytes: Uint8Array): Promise<Uint8Array> {
  // Astro itself reports what is not a picture.
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ pages: 1 }));
  return pages > 1 ? sharp(bytes).png().toBuffer() : bytes;
}

/**
 * Astro's image service, with three rules of ours: transparency becomes the colour of the page, a picture that moves stands still,
 * and a picture on another host (`imagesBaseUrl` in content/site.yaml) is checked like those in content/.
 */
const service: LocalImageService = {
  ...sharpService,
  async transform(bytes, options, ...others) {
    const address = String(options['src']);
    const fault = URL.canParse(address) ? await findFault(address, bytes) : null;
    if (fault && !fault.isWarning) {
      const error = new Error(`content/events: images: ${address}: ${fault.message}.`);
      // A stack trace does not help an editor.
      error.stack = '';
      throw error;
    }
    const isJpeg = /^jpe?g$/.test(String(options['format']));
    const flat = isJpeg ? { background: SURFACE, ...options } : options;
    return sharpService.transform(await firstFrame(bytes), flat, ...others);
  },
};

export default service;
