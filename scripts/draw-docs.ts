// `npm run docs`: renews the parts of docs/ that are drawn from the code.
import { readFileSync, writeFileSync } from 'node:fs';
import { documents } from './docs/documents.ts';
import { fillIn } from './docs/fill-in.ts';

for (const { file, part, draw } of documents)
  writeFileSync(file, fillIn(readFileSync(file, 'utf8'), part, draw(process.cwd())));
