import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, expect, test, vi } from 'vitest';
import { ENGLISH } from '#lib/language/page-language.ts';
import { readWords } from '#loaders/language/interface.ts';

afterEach(() => {
  vi.doUnmock('#queries/people.ts');
  vi.doUnmock('#loaders/language/interface.ts');
  vi.doUnmock('#loaders/language/languages.ts');
  vi.doUnmock('#loaders/language/pages.ts');
  vi.resetModules();
});

// Editors may change who is in content/, so this test has a clinician of its own.
const clinician = { id: 'm1', body: 'A nurse.', data: { name: 'Ama Boateng', position: 'Nurse' } };
const { id, data } = clinician;
const { name } = data;

const english = readWords(ENGLISH);
const french = {
  ...english,
  people: {
    ...english.people,
    translationUnread: 'Aucun soignant ne l’a lue.',
    translationRead: 'Lue par {name}, {position}.',
  },
};

/** What a price list says about its reviews, in the language `tag`. The clinician `reviewer` has read the translation. */
async function readIn(tag: string, language: { reviewer?: string } = {}): Promise<string> {
  vi.doMock('#loaders/language/languages.ts', async (load) => ({
    ...(await load<object>()),
    listShownLanguages: () => [{ tag: 'en' }, { tag: 'fr', ...language }],
  }));
  // Editors may change the French words in content/, so this test has its own.
  vi.doMock('#loaders/language/interface.ts', async (load) => ({
    ...(await load<object>()),
    readWords: (of: string) => (of === 'fr' ? french : english),
  }));
  vi.doMock('#queries/people.ts', async (load) => ({
    ...(await load<object>()),
    getReviewer: () => Promise.resolve(clinician),
  }));
  vi.doMock('#loaders/language/pages.ts', async (load) => ({
    ...(await load<object>()),
    isTranslated: () => true,
  }));
  const { inLanguage } = await import('#lib/language/page-language.ts');
  const { default: Review } = await import('#components/people/Review.astro');
  const container = await AstroContainer.create();
  const review = { by: id, on: '10/05/2026', next: '04/05/2027' };
  const read = (subject: string) => container.renderToString(Review, { props: { review, subject } });
  const html = await inLanguage(tag, () => Promise.all([read('prices'), read('about')]));
  return html.join(' ').replace(/<[^>]+>/g, '');
}

test('a patient reads who reviewed the English text and when', async () => {
  expect(await readIn('en')).toContain(name);
  expect(await readIn('en')).toMatch(/5 October 2026[^]*5 April 2027/);
});

test('a patient reads in French that no clinician has read the translation', async () => {
  const said = await readIn('fr');
  expect(said.trim()).toBe(french.people.translationUnread);
  expect(said).not.toContain(name);
});

test('a French price list says exactly once which clinician read the translation', async () => {
  const said = await readIn('fr', { reviewer: id });
  expect(said).toContain(`Lue par ${name}`);
  expect(said.split(name)).toHaveLength(2);
  // 2026 is the year in which the clinician reviewed the English text.
  expect(said).not.toContain('2026');
});
