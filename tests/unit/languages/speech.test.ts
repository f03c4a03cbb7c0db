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
])('on a page in %s a name in %s has its lang and dir', (page, tag, said) => {
  expect(inLanguage(page, () => speech(tag, languages))).toEqual(said);
});
