/** `npm run bench:content -- 5000`: how long the content check takes with so many entries more than there are. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { checkContent } from '../src/lib/content-check/check-content.ts';

const count = Number(process.argv[2] ?? 5000);
const root = mkdtempSync(join(tmpdir(), 'content-bench-'));
for (const folder of ['content', 'src/pages']) cpSync(folder, join(root, folder), { recursive: true });

const paragraph =
  'The van comes **twice** a month. See [our events](/events), [prices](/lab-services) and [how we began](#one).\n';
const article = (title: string) => `---
title: ${title}
summary: What happened on the road, and who noticed.
date: 02/16/2026
category: News
visible: true
picture: { file: ./12.jpg, alt: A drawing of a van on a red road }
---

## One

${`${paragraph}\n`.repeat(5)}
![A van](./12.jpg)

- One
- Two
`;
const community = (name: string, index: number) => `name: ${name}
lat: ${(6 + (index % 300) / 100).toFixed(2)}
lng: ${(-2 + Math.floor(index / 300) / 100).toFixed(2)}
overview: A village on the old road, where two farm roads meet.
population: ${index}
visible: true
`;

for (let index = 0; index < count; index += 1) {
  const isArticle = index % 2 === 0;
  const file = isArticle ? `articles/${10_000 + index}.md` : `communities/${10_000 + index}.yaml`;
  const text = isArticle ? article(`Day ${index}`) : community(`Village ${index}`, index);
  writeFileSync(join(root, 'content', file), text);
}

const start = performance.now();
const { entries, problems } = await checkContent(root);
const seconds = (performance.now() - start) / 1000;
rmSync(root, { recursive: true });
console.log(`${entries} entries, ${problems.length} mistakes, ${seconds.toFixed(2)} s`);
