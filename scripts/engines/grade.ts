/**
 * Grades pages of an engine with the package of Mozilla's HTTP Observatory, each as if it were the home page, which is all
 * that the package looks at. Run as a program of its own, because Node reads the certificate to trust at its start:
 * node grade.ts <engine's port> <folder with key.pem and cert.pem> <path> ... Prints one line of JSON a page.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openFront } from './front.ts';
import type { Grade } from './grade-engine.ts';
import { observatory } from './observatory.ts';

interface Result {
  scan: Omit<Grade, 'path'>;
}

const [enginePort = '', folder = '', ...paths] = process.argv.slice(2);
// The real list is fetched at installation. Empty, it gives nobody points for standing in it.
const preloadList = `${observatory}/conf/hsts-preload.json`;
if (!existsSync(preloadList)) writeFileSync(preloadList, '{}');

const { scan } = (await import(pathToFileURL(`${observatory}/src/scanner/index.js`).href)) as {
  scan: (host: string) => Promise<Result>;
};
let page = '/';
const close = await openFront({
  enginePort: Number(enginePort),
  key: readFileSync(`${folder}/key.pem`, 'utf8'),
  cert: readFileSync(`${folder}/cert.pem`, 'utf8'),
  pathOf: (path) => (path === '/' ? page : path),
});
for (const path of paths) {
  page = path;
  const { grade, score, testsPassed, testsQuantity } = (await scan('localhost')).scan;
  console.log(JSON.stringify({ path, grade, score, testsPassed, testsQuantity }));
}
close();
