import { expect, test } from 'vitest';
import { hasEndedConsent, keepConsentedParts } from '#lib/publish/registrations.ts';

const now = Date.parse('2026-11-22T12:00Z');
const consent = (until: string) => ({ by: 'Ama Mensah', on: '01/02/2024', until });

test('visitors do not read who gave consent for a picture', () => {
  const entry = {
    title: 'A day',
    eventImage: { file: './1.jpg', alt: 'A nurse', consent: consent('11/22/2026') },
  };
  expect(keepConsentedParts(entry, now)).toEqual({
    title: 'A day',
    eventImage: { file: './1.jpg', alt: 'A nurse' },
  });
});

test('a picture is removed on the day after its consent ends', () => {
  const over = { file: './1.jpg', alt: 'A nurse', consent: consent('11/21/2026') };
  const drawn = { file: './2.jpg', alt: 'A drawing', people: 'drawn' };
  expect(keepConsentedParts({ picture: over, images: [over, drawn] }, now)).toEqual({
    images: [drawn],
  });
  expect(keepConsentedParts({ images: [over] }, now)).toEqual({});
  expect(hasEndedConsent({ title: 'A story', consent: consent('11/21/2026') }, now)).toBe(true);
  expect(hasEndedConsent({ title: 'A story' }, now)).toBe(false);
});

test('the build gets the same object for a part without consent data', () => {
  const file = { src: './1.jpg', width: 300 };
  const entry = { picture: { file, alt: 'A nurse', consent: consent('11/22/2027') }, list: [] };
  expect(keepConsentedParts(entry, now).picture.file).toBe(file);
  expect(keepConsentedParts(entry, now).list).toBe(entry.list);
  expect(keepConsentedParts(file, now)).toBe(file);
});
