/** How a request looks to the host. Somebody who changes a site may hide the change from most visitors. */
export interface Visitor {
  /** Follows a fault in the report; '' if every visitor has the fault. */
  name: string;
  query: string;
  headers: Readonly<Record<string, string>>;
}

export const firstVisitor: Visitor = {
  name: '',
  query: '',
  headers: {
    'user-agent': 'Mozilla/5.0 (compatible; npm run watch)',
    // Browsers send this header, and a host may send other bytes without it.
    'accept-encoding': 'br, gzip',
  },
};

/** These visitors get each page and script again. Both say that they have another version, so an answer of 304 is wrong. */
export const otherVisitors: readonly Visitor[] = [
  {
    name: 'for a phone without Brotli',
    query: '',
    headers: {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/80.0.3987.99 Mobile Safari/537.36',
      'accept-encoding': 'gzip',
      'if-none-match': '"another version"',
    },
  },
  {
    name: 'from a search engine, with a query, uncompressed',
    query: '?from=watch',
    headers: {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'accept-encoding': 'identity',
      'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT',
      referer: 'https://www.google.com/',
    },
  },
];
