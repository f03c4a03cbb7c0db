export interface PicturePath {
  /** Where an editor wrote it: the field, such as picture.file, or "the text". */
  where: string;
  path: string;
}

function listInData(data: unknown, field: string): PicturePath[] {
  if (typeof data === 'string') return /^\.{1,2}\//.test(data) ? [{ where: field, path: data }] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => listInData(value, field ? `${field}.${key}` : key));
}

/** The files beside an entry (./a1.jpg) that its header block and its Markdown text name. */
export function listPicturePaths(data: unknown, text: string): PicturePath[] {
  const inText = text.matchAll(/!\[[^\]]*\]\((\.{1,2}\/[^)\s]+)/g);
  return [...listInData(data, ''), ...Array.from(inText, ([, path = '']) => ({ where: 'the text', path }))];
}
