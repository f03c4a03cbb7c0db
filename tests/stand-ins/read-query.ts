function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The query's names and values. Not URLSearchParams: the scheduling widget takes "+" for a plus, and so must its
 * stand-in, or a wrongly encoded space would go unseen until real visitors read "Full+Blood+Count".
 */
export function readQuery(search: string): [name: string, value: string][] {
  const pairs = search.replace(/^\?/, '').split('&');
  return pairs.filter(Boolean).map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('='))];
  });
}
