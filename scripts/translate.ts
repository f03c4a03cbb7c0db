/**
 * `npm run translate -- fr services/lab-services` writes the file beside an entry in which its words in another language
 * stand, or brings it up to date: the English words as remarks, empty places below them, and what each was made from.
 * `npm run translate -- fr interface` writes the last of it beside what the site itself says. With `read-again` behind the name, words whose English has changed count as read again. `npm run translate -- fr` says
 * what is missing. `npm run translate -- xx pseudo` makes up a language, to try the site with.
 */
import { readContent } from '../src/content-check/check-content.ts';
import { addPseudoLanguage } from './translate/pseudo.ts';
import { describePlaces, listProgress, nameOf } from './translate/progress.ts';
import { dateInterface } from './translate/translate-interface.ts';
import { findEntry, findLanguage, translateFile } from './translate/translate-entry.ts';

const [tag = '', name, how] = process.argv.slice(2);
const root = process.cwd();

async function run(): Promise<string> {
  if (name === 'pseudo') return `${(await addPseudoLanguage(root, tag)).length} files are written`;
  const content = await readContent(root);
  const language = findLanguage(content, tag);
  if (name === undefined) return listProgress(content, tag);
  const today = new Date().toISOString().replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$2/$3/$1');
  const isReadAgain = how === 'read-again';
  const options = { tag, language, isReadAgain, today };
  const { file, places } = nameOf(name).startsWith('interface')
    ? dateInterface(root, content, options)
    : translateFile(root, findEntry(content, name), options);
  return `${file}: ${describePlaces(places)}`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
