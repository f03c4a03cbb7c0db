import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Axe as a script for a page. `axe.source` is not minified, and takes longer to start on each page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
