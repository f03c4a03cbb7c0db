import { resolve } from 'node:path';

/** Where Mozilla's HTTP Observatory is once installed: it is no dependency of the site (see hosting/tools). */
export const observatory = resolve(
  import.meta.dirname,
  '../../hosting/tools/node_modules/@mdn/mdn-http-observatory',
);
