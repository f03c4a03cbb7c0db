/**
 * `npm run translate -- fr services/lab-services` writes the file beside an entry in which its words in another language stand, or says what has
 * changed in English since that was read. With `read-again` behind the name it counts as read beside the English words of today.
 * `npm run translate -- fr interface` does so for what the site itself says; `npm run translate -- fr` says what is missing.
 * `npm run translate -- xx pseudo` makes up a language, to try the site with.
 */
import { addPseudoLanguage } from './translate/pseudo.ts';
import { translate } from './translate/translate.ts';

const [tag = '', name, how] = process.argv.slice(2);
const root = process.cwd();

try {
  const said =
    name === 'pseudo'
      ? `${(await addPseudoLanguage(root, tag)).length} files are written`
      : await translate(root, tag, name, how);
  console.log(said);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
