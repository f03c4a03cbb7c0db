import type { ServerResponse } from 'node:http';

type Reply = { status?: number; type?: string; headers?: Record<string, string>; body?: string };

/** Sends one whole answer, never kept by the browser: a test must see what this request did. */
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
