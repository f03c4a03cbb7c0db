/**
 * `npm run translate -- fr services/lab-services` writes the file for the French translation of an entry. If the file exists, the
 * command prints what has changed in the English text since somebody last compared the two texts. `read-again` at the end records
 * that somebody has compared them again. `interface` in place of the entry means the words of the interface.
 */
import { translate } from './translate/translate.ts';

const [tag = '', name = '', action] = process.argv.slice(2);

try {
  console.log(await translate(process.cwd(), tag, name, action));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
