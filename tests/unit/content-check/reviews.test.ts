import { expect, test } from 'vitest';
import type { Content, CheckedEntry, TranslationFile } from '#content-check/content.ts';
import { formatProblem } from '#content-check/problem.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { checkReviews } from '#content-check/together/check-reviews.ts';
import { readTranslation } from '#content-check/translations/read-translation.ts';
import { kindOf } from '#schemas/kinds.ts';
import type { Kind } from '#schemas/kind.ts';
import { clinician } from '#schemas/consent.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const entry = (file: string, text: string): CheckedEntry =>
  readEntry(file, encode(text), kindOf(file) as Kind);

/** The messages about a site with French. `fields` are those of French in languages.yaml; `page` is the French /booking. */
function listMessages(fields: string, page: string): string[] {
  const languages = `- { tag: en, name: English, direction: ltr, published: true }\n- { tag: fr, name: Français, direction: ltr, ${fields} }\n`;
  const entries = [
    entry('content/languages.yaml', languages),
    entry('content/team/m1.md', '---\nname: Ama\nposition: Nurse\n---\n'),
  ];
  const translations = [readTranslation('content/pages/booking.fr.yaml', encode(page)) as TranslationFile];
  return [...checkReviews({ entries, translations } as Partial<Content> as Content)].map(formatProblem);
}

test('an editor may add a reviewed language or an unpublished sample', () => {
  expect(listMessages('published: true, reviewer: m1', 'title: Rendez-vous\n')).toEqual([]);
  expect(listMessages('published: false, sample: true', 'sample: true\ntitle: Rendez-vous\n')).toEqual([]);
});

test('an editor cannot publish a language while one of its pages is a sample', () => {
  expect(listMessages('published: true, reviewer: m1', 'sample: true\ntitle: Rendez-vous\n')).toEqual([
    'content/pages/booking.fr.yaml:1:9 sample: visitors can choose Français, and nobody has read this page. Have it read, then remove the line',
  ]);
});

test.each(['a1', 'd2', 'v3', 'm0', 'm01', 'M1', 'Dr Mensah'])('%s is not a clinician’s id', (id) => {
  expect(clinician.safeParse(id).success).toBe(false);
});
