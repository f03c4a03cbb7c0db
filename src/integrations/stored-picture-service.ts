import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { checkPicture } from '#content-check/pictures/check-pictures.ts';

const faults = new Map<string, Promise<string | null>>();

/** What is wrong with a picture of another host; looked at once, however many sizes are made of it. */
function findFault(address: string, bytes: Uint8Array): Promise<string | null> {
  const fault = faults.get(address) ?? checkPicture(new URL(address).pathname, bytes);
  faults.set(address, fault);
  return fault;
}

/**
 * Astro's own image service, which holds pictures of the storage to the rules of those in content/: whole, of at most so many bytes
 * and pixels. It is used by sites that have such a storage (astro.config.mjs).
 */
const service: LocalImageService = {
  ...sharpService,
  async transform(bytes, options, ...others) {
    const address = String(options['src']);
    const fault = URL.canParse(address) ? await findFault(address, bytes) : null;
    if (fault) {
      const error = new Error(`content/events: images: ${address}: ${fault}.`);
      // Where our code found it does not help the person who looks after the pictures.
      error.stack = '';
      throw error;
    }
    return sharpService.transform(bytes, options, ...others);
  },
};

export default service;
