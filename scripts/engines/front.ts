import { createServer, request, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { once } from 'node:events';

type Front = { enginePort: number; key: string; cert: string; pathOf: (path: string) => string };

/**
 * What stands before every host: https at 443, and http at 80 that leads there. Passes requests on to an engine at
 * `enginePort`, under the path that `pathOf` gives. Needs the right to open these ports. Resolves with the way to close it.
 */
export async function openFront({ enginePort, key, cert, pathOf }: Front): Promise<() => void> {
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
