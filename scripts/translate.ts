/**
 * `npm run translate -- fr services/lab-services` writes the file beside an entry in which its words in another language stand, or says what has
 * changed in English since that was read. With `read-again` behind the name it counts as read beside the English words of today.
 * `npm run translate -- fr interface` does so for what the site itself says.
 */
import { translate } from './translate/translate.ts';

const [tag = '', name = '', how] = process.argv.slice(2);

try {
  console.log(await translate(process.cwd(), tag, name, how));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
