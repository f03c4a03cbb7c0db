import type { ServerResponse } from 'node:http';

type Reply = { status?: number; type?: string; headers?: Record<string, string>; body?: string };

/** Sends one complete answer, which the browser must not cache: a test must see the result of this request. */
export function reply(
  response: ServerResponse,
  { status = 200, type = 'text/plain', headers = {}, body = '' }: Reply,
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
