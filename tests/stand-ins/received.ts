type Received = { number: number; fields: unknown };

/** What a stand-in received, in order, numbered from 1. */
export function createReceived() {
  const all: Received[] = [];
  return {
    add(fields: unknown): void {
      all.push({ number: all.length + 1, fields });
    },
    /**
     * As JSON. `since=3` leaves out the first three; `contains=text` keeps only those with the text, so that tests running at the
     * same time can find their own.
     */
    toJson(query: URLSearchParams): string {
      const since = Number(query.get('since') ?? 0);
      const text = query.get('contains') ?? '';
      const wanted = all.filter(
        ({ number, fields }) => number > since && JSON.stringify(fields).includes(text),
      );
      return JSON.stringify(wanted);
    },
  };
}
