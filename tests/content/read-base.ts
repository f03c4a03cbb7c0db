import { globSync, readFileSync } from 'node:fs';
import { kindOf } from '#schemas/kinds.ts';
import type { Kind } from '#schemas/kind.ts';
import type { Content } from '#content-check/content.ts';
import { readContent } from '#content-check/check-content.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { sampleSiteText } from '../support/sample-site.ts';
import { listPeopleToRemove } from './list-people-to-remove.ts';

const SITE = 'content/site.yaml';
const JUDGE = 'content/judges/a1.md';
const LANGUAGES = 'content/languages.yaml';
// French is in this list because the editors' guide has an example in French.
const languages = `- { tag: en, name: English, direction: ltr, published: true }
- { tag: fr, name: Français, direction: ltr, published: false, sample: true }
`;

/**
 * The base of all cases: the real content, with some changes. Most people are left out, because a group shows at most twelve and
 * the cases add some. A judge is added, and there are no redirects. The settings, figures, languages and services are the tests'
 * own. Cases contain the address of the site and names of services, and editors may change the real ones.
 */
export async function readBase(): Promise<Content> {
  const content = await readContent(process.cwd());
  const makeEntry = (file: string, text: string) =>
    readEntry(file, new TextEncoder().encode(text), kindOf(file) as Kind);
  const fixtures = globSync('content/{figures,services/*}.yaml', { cwd: 'tests/fixtures' });
  const added = [
    makeEntry(SITE, sampleSiteText),
    makeEntry(LANGUAGES, languages),
    makeEntry('content/redirects.yaml', '[]\n'),
    ...fixtures.map((file) => makeEntry(file, readFileSync(`tests/fixtures/${file}`, 'utf8'))),
    makeEntry(JUDGE, '---\nname: Ama Boateng\nposition: Judge\n---\n'),
  ];
  const replaced = new Set([
    ...listPeopleToRemove(),
    ...added.map(({ file }) => file),
    // Cases change the menu, from which plain pages are linked.
    ...content.entries
      .filter(({ kind }) => ['services', 'plainPages'].includes(kind.name))
      .map(({ file }) => file),
  ]);
  return {
    ...content,
    // Cases change English texts, so the check would say that the translations of these texts are outdated.
    translations: [],
    entries: [...content.entries.filter(({ file }) => !replaced.has(file)), ...added],
    files: new Set([
      ...[...content.files].filter((file) => !replaced.has(file)),
      ...added.map(({ file }) => file),
    ]),
  };
}
