import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { FIGURES_FILE } from '#lib/publish/figures.ts';
import { figuresSchema, type Figures } from '#schemas/figures.ts';

/** content/figures.yaml, whose mistakes the content check reports. */
export const readFigures = (): Figures => figuresSchema.parse(parse(readFileSync(FIGURES_FILE, 'utf8')));
