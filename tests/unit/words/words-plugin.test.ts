import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '#lib/language/page-language.ts';
import { readWords } from '#loaders/language/interface.ts';
import { listTranslatedPages } from '#loaders/language/pages.ts';
import { ANY_LANGUAGE, createWordsPlugin } from '../../../src/integrations/words/word-modules.ts';

const { picker } = readWords(ENGLISH);

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
    const [english, french] = await Promise.all(
      [ENGLISH, 'fr'].map((tag) => bundle('console.log(pickerWords.cancel)', tag)),
    );
    expect(english).toContain(`console.log(${JSON.stringify(picker?.cancel)})`);
    expect(french).toContain(`console.log(${JSON.stringify(readWords('fr').picker?.cancel)})`);
    for (const code of [english, french]) expect(code).not.toContain(picker?.next);
  });

  test('links to the pages and scripts of its language', async () => {
    const translated = listTranslatedPages('fr').keys().next().value ?? '';
    const code = await bundle(
      `console.log(to('${translated}'), to('/news/1')); import('/scripts/copy.js');`,
      'fr',
    );
    expect(code).toContain('/scripts/copy.fr.js');
    // The script prints the address of a link.
    const seen: string[] = [];
    const run = code.replace(/import\([^)]*\)/, 'undefined').replace('console.log', 'print');
    new Function('print', run)((...paths: string[]) => seen.push(...paths));
    expect(seen).toEqual([`/fr${translated}`, '/news/1']);
  });

  test('reads the language from its page in development', async () => {
    expect(await bundle('console.log(pickerWords.cancel)', ANY_LANGUAGE)).toContain(
      'document.documentElement.lang',
    );
  });
});
