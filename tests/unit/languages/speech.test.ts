import { expect, test } from 'vitest';
import { inLanguage } from '#lib/language/page-language.ts';
import { speech } from '#words';

const languages = [
  { tag: 'en', direction: 'ltr' },
  { tag: 'fr', direction: 'ltr' },
  { tag: 'ar', direction: 'rtl' },
] as const;

test.each([
  ['an English name on an Arabic page has `lang` and `dir`', 'ar', 'en', { lang: 'en', dir: 'ltr' }],
  ['an Arabic name on an English page has `lang` and `dir`', 'en', 'ar', { lang: 'ar', dir: 'rtl' }],
  ['an English name on a French page has `lang` but no `dir`', 'fr', 'en', { lang: 'en' }],
  ['a name whose language is not given has neither `lang` nor `dir`', 'fr', undefined, {}],
])('%s', (_, pageTag, nameTag, attributes) => {
  expect(inLanguage(pageTag, () => speech(nameTag, languages))).toEqual(attributes);
});
