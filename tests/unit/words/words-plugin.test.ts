import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '#lib/language/page-language.ts';
import { listTranslatedPages } from '#loaders/language/pages.ts';
import { createWordsPlugin } from '../../../src/integrations/words/word-modules.ts';
import { languagesWith, say } from '../../support/languages.ts';

const languages = languagesWith();

/** A script as it is bundled for a language. */
async function bundle(code: string, tag: string): Promise<string> {
  const script = {
    name: 'script',
    resolveId: (id: string) => (id === 'script' ? id : null),
    load: (id: string) => (id === 'script' ? `import { pickerWords, to } from '#words';\n${code}` : null),
  };
  const made = await rolldown({ input: 'script', plugins: [script, createWordsPlugin(() => tag)] });
  const { output } = await made.generate({ format: 'es' });
  return output[0].code;
}

describe('a script for browsers', () => {
  test('contains only the texts that it uses, in its language', async () => {
    for (const tag of [ENGLISH, ...languages.map((language) => language.tag)]) {
      const code = await bundle('console.log(pickerWords.cancel)', tag);
      expect(code).toContain(`console.log(${JSON.stringify(say(tag, 'picker.cancel'))})`);
      expect(code).not.toContain(say(tag, 'picker.next'));
    }
  });

  test.each(languages)('leads to the pages and scripts of the language $name', async ({ tag }) => {
    const translated = [...listTranslatedPages(tag).keys()].find((path) => path.lastIndexOf('/') === 0) ?? '';
    const code = await bundle(
      `console.log(to('${translated}'), to('/news/1')); import('/scripts/copy.js');`,
      tag,
    );
    expect(code).toContain(`/scripts/copy.${tag}.js`);
    // Runs the script without its import. `print` collects the two addresses.
    const seen: string[] = [];
    const run = code.replace(/import\([^)]*\)/, 'undefined').replace('console.log', 'print');
    new Function('print', run)((...paths: string[]) => seen.push(...paths));
    // `to` changes no address in a folder, such as /news/1.
    expect(seen).toEqual([`/${tag}${translated}`, '/news/1']);
  });
});
