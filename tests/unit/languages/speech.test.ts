import { expect, test } from 'vitest';
import { inLanguage } from '#lib/language/page-language.ts';
import { speech } from '#words';

const languages = [
  { tag: 'en', direction: 'ltr' },
  { tag: 'fr', direction: 'ltr' },
  { tag: 'ar', direction: 'rtl' },
] as const;

test.each([
  ['ar', 'en', { lang: 'en', dir: 'ltr' }],
  ['en', 'ar', { lang: 'ar', dir: 'rtl' }],
  ['fr', 'en', { lang: 'en' }],
  ['fr', undefined, {}],
])('a name has the right lang and dir: page in %s, name in %s', (page, tag, said) => {
  expect(inLanguage(page, () => speech(tag, languages))).toEqual(said);
});
