export type Encoding = 'dcz' | 'br' | 'gzip' | 'identity';

/** The best encoding a request accepts, `dcz` only where the file is packed by a frame that the visitor holds; `br;q=0` is a refusal. */
export function chooseEncoding(acceptEncoding: string | undefined, isByFrame = false): Encoding {
  const accepted = new Set<string>();
  for (const offer of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (isByFrame && accepted.has('dcz')) return 'dcz';
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
