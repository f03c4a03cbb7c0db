import type { CDPSession } from 'playwright';

export type Kind = 'document' | 'css' | 'js' | 'font' | 'image' | 'other';

/** What a page has fetched so far: encoded bytes with headers, by kind. Answers from the cache cost nothing. */
export interface Fetched {
  requests: number;
  bytes: number;
  kinds: Record<Kind, number>;
  foreignHosts: string[];
}

function kindOf(type: string, mime: string): Kind {
  if (type === 'Document') return 'document';
  if (mime.includes('css')) return 'css';
  if (mime.includes('javascript')) return 'js';
  if (type === 'Font' || mime.startsWith('font/')) return 'font';
  return mime.startsWith('image/') ? 'image' : 'other';
}

/** Books every request of the session's page; the function it returns tells the sum so far. */
export async function bookRequests(session: CDPSession, origin: string): Promise<() => Fetched> {
  const booked = new Map<string, { kind: Kind; bytes: number }>();
  const cached = new Set<string>();
  const foreign = new Set<string>();
  session.on('Network.requestWillBeSent', ({ request }) => {
    const { protocol, host } = new URL(request.url);
    if (protocol.startsWith('http') && host !== new URL(origin).host) foreign.add(host);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.url.startsWith('http')) return;
    if (response.fromDiskCache) cached.add(requestId);
    booked.set(requestId, { kind: kindOf(type, response.mimeType), bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = booked.get(requestId);
    if (entry && !cached.has(requestId)) entry.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => {
    const sum: Fetched = {
      requests: 0,
      bytes: 0,
      kinds: { document: 0, css: 0, js: 0, font: 0, image: 0, other: 0 },
      foreignHosts: [...foreign],
    };
    for (const [id, { kind, bytes }] of booked) {
      if (cached.has(id)) continue;
      sum.requests += 1;
      sum.bytes += bytes;
      sum.kinds[kind] += bytes;
    }
    return sum;
  };
}
