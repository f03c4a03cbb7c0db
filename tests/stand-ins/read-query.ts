function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The query's names and values. Not URLSearchParams: the scheduling widget reads "+" as a plus, and so must its stand-in. Otherwise
 * tests would miss a wrongly encoded space, and visitors would read "Full+Blood+Count".
 */
export function readQuery(search: string): [name: string, value: string][] {
  const pairs = search.replace(/^\?/, '').split('&');
  return pairs.filter(Boolean).map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('='))];
  });
}
