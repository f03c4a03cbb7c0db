import { type Document, findAll, readPage, writePage } from '../page/html-tree.ts';

const listHeadings = (page: Document) => ['h2', 'h3'].map((level) => findAll(level, page));

/**
 * The translated text of a page, whose headings have the ids of the English headings, so that a link to a part of the page opens
 * this part in every language. A translation with more or fewer headings keeps its own ids.
 */
export function keepHeadingIds(english: string, translated: string): string {
  const page = readPage(translated);
  const englishLevels = listHeadings(readPage(english));
  for (const [level, headings] of listHeadings(page).entries()) {
    const ids = (englishLevels[level] ?? []).map(({ attribs }) => attribs['id']);
    for (const [index, { attribs }] of headings.entries()) {
      const id = ids.length === headings.length && ids[index];
      if (id) attribs['id'] = id;
    }
  }
  return writePage(page);
}
