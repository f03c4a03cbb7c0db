/** What is read of an answer: by us, and by the e-mail client. */
interface Answer {
  ok: boolean;
  status: number;
  text: () => Promise<string>;
}

/**
 * Asks as `fetch` does, but follows no redirect (it is then answered with status 0), and gives the text with all its
 * bytes: `Response.text()` takes a byte order mark away, and only the bare OK of the service counts.
 */
export async function strictFetch(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address, { ...init, redirect: 'manual' });
  const { ok, status } = response;
  const text = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { ok, status, text };
}

/** Gives code that asks through the page's `fetch` the strict one, for its next call only. */
export async function withStrictFetch<Result>(act: () => Promise<Result>): Promise<Result> {
  const { fetch } = globalThis;
  const restore = () => {
    globalThis.fetch = fetch;
  };
  globalThis.fetch = ((address: string, init: RequestInit) => {
    restore();
    return strictFetch(address, init);
  }) as unknown as typeof fetch;
  try {
    return await act();
  } finally {
    restore();
  }
}
