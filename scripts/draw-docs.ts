// `npm run docs`: renews the parts of docs/ that are drawn from the code.
import { readFileSync, writeFileSync } from 'node:fs';
import { documents, fillIn } from './docs/documents.ts';

for (const { file, part, draw } of documents)
  writeFileSync(file, fillIn(readFileSync(file, 'utf8'), part, draw(process.cwd())));
