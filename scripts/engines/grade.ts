import { createServer, request, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { observatory, type Grade } from './grade-engine.ts';

/*
 * Grades pages of an engine with the package of Mozilla's HTTP Observatory, each as if it were the home page, which is all
 * that the package looks at. Run as a program of its own, because Node reads the certificate to trust at its start:
 * node grade.ts <engine's port> <folder with key.pem and cert.pem> <path> ... Prints one line of JSON a page.
 */

type Front = { enginePort: number; key: string; cert: string; pathOf: (path: string) => string };

/**
 * What stands before every host: https at 443, and http at 80 that leads there. Passes requests on to an engine at
 * `enginePort`, under the path that `pathOf` gives. Needs the right to open these ports. Resolves with the way to close it.
 */
async function openFront({ enginePort, key, cert, pathOf }: Front): Promise<() => void> {
  const pass: RequestListener = (asked, answer) => {
    const path = pathOf(asked.url ?? '/');
    const { method, headers } = asked;
    const call = request({ host: '127.0.0.1', port: enginePort, path, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    call.on('error', () => answer.writeHead(502).end());
    asked.pipe(call);
  };
  const secure = createSecureServer({ key, cert }, pass).listen(443, 'localhost');
  const plain = createServer((asked, answer) => {
    answer.writeHead(301, { location: `https://localhost${asked.url ?? '/'}` }).end();
  }).listen(80, 'localhost');
  await Promise.all([once(secure, 'listening'), once(plain, 'listening')]);
  return () => {
    for (const server of [secure, plain]) {
      server.close();
      server.closeAllConnections();
    }
  };
}

const [enginePort = '', folder = '', ...paths] = process.argv.slice(2);
// The real list is fetched at installation. Empty, it gives nobody points for standing in it.
const preloadList = `${observatory}/conf/hsts-preload.json`;
if (!existsSync(preloadList)) writeFileSync(preloadList, '{}');

const { scan } = (await import(pathToFileURL(`${observatory}/src/scanner/index.js`).href)) as {
  scan: (host: string) => Promise<{ scan: Omit<Grade, 'path'> }>;
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
