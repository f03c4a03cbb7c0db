import type { IncomingMessage, ServerResponse } from 'node:http';

export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  body: Buffer;
  /** The matches of the groups in the route's path, decoded. */
  parts: string[];
};

export type Route = {
  method: 'GET' | 'POST' | 'OPTIONS';
  path: RegExp;
  answer: (call: Call) => void | Promise<void>;
};
