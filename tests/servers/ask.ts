import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Request = { path: string; method?: string; headers?: Record<string, string> };

/** Requests exactly this path. Unlike `fetch`, it follows no redirect and does not decompress the body. */
export function ask(port: number, { path, method = 'GET', headers = {} }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject).end();
  });
}

/** Sends a text that no HTTP client would send. Resolves to the status of the answer, or to 0 if no answer comes. */
export function sendRaw(port: number, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.on('data', (chunk) => void (answer += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}
