function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The names and values of a query. URLSearchParams would read "+" as a space, but the scheduling widget and its stand-in read a
 * plus. So tests notice if the site writes a space as "+", which would show "Full+Blood+Count" to visitors.
 */
export function readQuery(search: string): [name: string, value: string][] {
  const pairs = search.replace(/^\?/, '').split('&');
  return pairs.filter(Boolean).map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('='))];
  });
}
