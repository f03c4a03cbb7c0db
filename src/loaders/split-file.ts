import { parse } from 'yaml';

// A byte order mark may come first.
const FRONT_MATTER = /^\uFEFF?---[^\n]*\n(.*?\n)?---[^\n]*(?:\n(.*))?$/s;

/** The fields of a file, and the text below its front matter. A YAML file has only fields. */
export function splitFile(file: string, source: string): { data: unknown; text: string } {
  const match = /\.mdx?$/.test(file) ? FRONT_MATTER.exec(source) : null;
  if (!match) return { data: parse(source) ?? {}, text: '' };
  const [, frontMatter = '', text = ''] = match;
  return { data: parse(frontMatter) ?? {}, text };
}
