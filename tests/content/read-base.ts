import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '#content-check/content.ts';
import { readContent } from '#content-check/check-content.ts';
import { sampleSiteText } from '../support/sample-site.ts';
import { putOwnContent } from './put-own-content.ts';
import { readText } from '../support/read-text.ts';

// French is in this list because the editors' guide has an example in French.
const languages = `- { tag: en, name: English, direction: ltr, published: true }
- { tag: fr, name: Français, direction: ltr, published: false, sample: true }
`;
const ADDED: Readonly<Record<string, string>> = {
  'content/site.yaml': sampleSiteText,
  'content/languages.yaml': languages,
  'content/redirects.yaml': '[]\n',
};

async function readOwnContent(): Promise<Content> {
  const root = mkdtempSync(join(tmpdir(), 'own-content-'));
  try {
    putOwnContent(root);
    cpSync('src/pages', join(root, 'src/pages'), { recursive: true });
    return await readContent(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The base of all cases: the tests' own content, with other settings and languages, and without redirects. */
export async function readBase(): Promise<Content> {
  const content = await readOwnContent();
  const added = Object.entries(ADDED).map(([file, text]) => readText(file, text));
  return {
    ...content,
    entries: [...content.entries.filter(({ file }) => !(file in ADDED)), ...added],
    files: new Set([...content.files, ...Object.keys(ADDED)]),
  };
}
