import type { IncomingMessage, ServerResponse } from 'node:http';

export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  body: Buffer;
  /** What each group of the regular expression in the route's `path` matched, decoded. */
  parts: string[];
};

export type Route = {
  method: 'GET' | 'POST' | 'OPTIONS';
  path: RegExp;
  answer: (call: Call) => void | Promise<void>;
};
