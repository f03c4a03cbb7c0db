import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { checkPicture } from '#content-check/pictures/check-pictures.ts';

const faultByAddress = new Map<string, Promise<string | null>>();

/** Checks a picture of another host once, not for each of its sizes. */
function findFault(address: string, bytes: Uint8Array): Promise<string | null> {
  const fault = faultByAddress.get(address) ?? checkPicture(new URL(address).pathname, bytes);
  faultByAddress.set(address, fault);
  return fault;
}

/**
 * Astro's image service, but it also checks pictures on another host by the rules for content/. Used only if `imagesBaseUrl` in
 * content/site.yaml names such a host.
 */
const service: LocalImageService = {
  ...sharpService,
  async transform(bytes, options, ...others) {
    const address = String(options['src']);
    const fault = URL.canParse(address) ? await findFault(address, bytes) : null;
    if (fault) {
      const error = new Error(`content/events: images: ${address}: ${fault}.`);
      // A stack trace does not help an editor.
      error.stack = '';
      throw error;
    }
    return sharpService.transform(bytes, options, ...others);
  },
};

export default service;
