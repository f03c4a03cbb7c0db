import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Axe as a script for a page. `axe.source` is the readable edition, which costs each page twice the time to begin. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
