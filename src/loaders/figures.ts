import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { FIGURES_FILE } from '#lib/publish/figures.ts';
import { figuresSchema, type Figures } from '#schemas/figures.ts';

/** The numbers in content/figures.yaml, such as how many people were served. */
export const readFigures = (): Figures => figuresSchema.parse(parse(readFileSync(FIGURES_FILE, 'utf8')));
