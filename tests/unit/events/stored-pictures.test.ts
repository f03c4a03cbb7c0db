import { createServer, type RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { explainMissingPicture, pictureStorage, storageHosts } from '#lib/events/event-pictures.ts';
import { hasStoredPicture } from '#loaders/file-loader.ts';
import { addPictures } from '#loaders/pictures.ts';
import { listen } from '../../../scripts/lib/listen.ts';
import { eventSchema } from '../../../src/schemas/event.ts';

const pictures = { folder: 'Outreach', subfolder: 'bekwai', count: 3, alt: 'The square' };

test.each([
  ['content/events if `imagesBaseUrl` is empty', '', '.', []],
  ['content/events if `imagesBaseUrl` is a sample address', 'https://images.example/hope', '.', []],
  [
    'the address in `imagesBaseUrl`',
    'https://images.clinic.org/hope/',
    'https://images.clinic.org/hope',
    ['images.clinic.org'],
  ],
])('event pictures come from %s', (_, imagesBaseUrl, storage, hosts) => {
  expect(pictureStorage({ imagesBaseUrl })).toBe(storage);
  expect(storageHosts(storage)).toEqual(hosts);
});

test.each([
  ['content/events', '.', 'Astro loads ./Event-Images/Outreach/bekwai/'],
  [
    'remote storage',
    'https://images.clinic.org/hope',
    'https://images.clinic.org/hope/Event-Images/Outreach/bekwai/',
  ],
])('an editor shows pictures from %s by writing a folder name and a count', (_, storage, folder) => {
  const { images } = eventSchema.parse({
    title: 'Open Day',
    details: 'Bekwai',
    every: 'Friday',
    images: { ...pictures, count: 2 },
  });
  const image = () => z.string().transform((path) => `Astro loads ${path}`);
  expect(addPictures(images, image, storage)).toEqual([
    { file: `${folder}1.jpg`, alt: 'The square, picture 1' },
    { file: `${folder}2.jpg`, alt: 'The square, picture 2' },
  ]);
});

describe('an editor who writes `count: 3`', () => {
  const check = (storage: string, held: number) =>
    explainMissingPicture(pictures, {
      storage,
      has: (address) => Promise.resolve(Number(/(\d+)\.jpg$/.exec(address)?.[1]) <= held),
    });
  test.each([
    [
      'a local folder has two pictures',
      2,
      '.',
      'content/events/Event-Images/Outreach/bekwai holds; write 2, or add 3.jpg',
    ],
    ['a local folder is empty', 0, '.', 'content/events/Event-Images/Outreach/bekwai holds; add 1.jpg'],
    [
      'a remote folder has one picture',
      1,
      'https://s.org',
      'https://s.org/Event-Images/Outreach/bekwai holds; write 1, or add 2.jpg',
    ],
  ])('is told what to do if %s', async (_, held, storage, sentence) => {
    expect(await check(storage, held)).toBe(`3 is more than ${sentence}`);
  });

  test('gets no message if all pictures exist', async () => {
    expect(await check('.', 3)).toBeNull();
  });
});

test('a picture missing from remote storage is reported only if the storage answers', async () => {
  const answer: RequestListener = ({ url }, response) =>
    response.writeHead(url === '/1.jpg' ? 200 : 404).end();
  const { origin: storage, close } = await listen(createServer(answer), 0);
  expect(await hasStoredPicture(`${storage}/1.jpg`)).toBe(true);
  expect(await hasStoredPicture(`${storage}/2.jpg`)).toBe(false);
  await close();
  expect(await hasStoredPicture(`${storage}/2.jpg`)).toBe(true);
});
