import { expect, test } from 'vitest';
import { findFaults } from '#lib/news/find-faults.ts';

const md = (body: string, id = '23') => findFaults(id, `content/articles/${id}.md`, body);
const mdx = (body: string) => findFaults('23', 'content/articles/23.mdx', body);
const quote = '<Quote by="Ama">Words.</Quote>';

test.each([
  'Plain words, 3 < 5, and **bold** ones.',
  '## A heading\n\n[book](/booking), [write](mailto:care@example.org), [call](tel:+233000000000)',
  '[elsewhere](https://example.org/a:b) and <https://example.org>',
  '![A van](./23.jpg) and [below](#questions)',
  'Curly { braces } are words in Markdown.',
])('an editor may write: %s', (body) => {
  expect(md(body)).toEqual([]);
});

test.each([
  ['', 'write the text of the article below the header block'],
  ['![](./23.jpg)', 'describe the picture between the brackets'],
  ['# Title', 'begin headings with ##'],
  ['<script>alert(1)</script>', '"<script": HTML is not allowed here'],
  ['A <b>bold word', '"<b": HTML is not allowed here'],
  ['<Script src="a">', 'HTML is not allowed here'],
  ['[press](javascript:alert(1))', 'a link must begin with https://'],
  ['[press](http://example.org)', 'a link must begin with https://'],
  [quote, 'only an .mdx file can use this: rename the file'],
])('in Markdown, "%s" is answered with the file and the mend', (body, sentence) => {
  const [fault = ''] = md(body);
  expect(fault).toContain('content/articles/23.md: ');
  expect(fault).toContain(sentence);
});

test('the name of the file is the number of the article', () => {
  expect(md('Words.', 'van-season')).toEqual([
    'content/articles/van-season.md: the name of the file must be a number, such as 23.md',
  ]);
});

test('an .mdx file may use the components of the editors', () => {
  expect(mdx(`Words.\n\n${quote}\n\n<Figure value="800" of="students" />`)).toEqual([]);
});

test.each([
  ['Words only.', 'it uses none of Quote, Figure: rename it to .md'],
  [`import x from 'y';\n\n${quote}`, 'code is not allowed here'],
  [`export const a = 1;\n\n${quote}`, 'code is not allowed here'],
  [`${quote}\n\n{process.env.HOME}`, 'code is not allowed here'],
  [`${quote}\n\n<Quotation>`, 'HTML is not allowed here'],
])('in .mdx, "%s" is refused', (body, sentence) => {
  expect(mdx(body).join('\n')).toContain(sentence);
});
