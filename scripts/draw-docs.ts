// `npm run docs`: updates the generated parts of docs/.
import { readFileSync, writeFileSync } from 'node:fs';
import { documents, fillIn } from './docs/documents.ts';

for (const { file, part, draw } of documents)
  writeFileSync(file, fillIn(readFileSync(file, 'utf8'), part, draw(process.cwd())));
