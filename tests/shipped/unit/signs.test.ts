import { expect, test } from 'vitest';
import { findOldPictures } from '../../../scripts/launch/find-old-pictures.ts';

test('another organisation that launches this site sees which icons still show our sign', () => {
  expect(findOldPictures({ name: 'Hope Health' }, '.')).toEqual([]);
  const files = findOldPictures({ name: 'Another charity' }, '.').map(({ text }) => text.replace(/:.*/, ''));
  expect(files).toEqual([
    'public/icon.svg',
    'public/icon-192.png',
    'public/icon-512.png',
    'public/apple-touch-icon.png',
    'public/social-card.png',
  ]);
  // This folder has no such files.
  expect(findOldPictures({ name: 'Another charity' }, 'tests')).toEqual([]);
});
