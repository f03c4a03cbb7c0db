import { createServer, type RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { explainMissingPicture, pictureStorage, storageHosts } from '#lib/events/event-pictures.ts';
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

const image = () => z.string().transform((path) => `Astro loads ${path}`);

const { images } = eventSchema.parse({
  title: 'Open Day',
  details: 'Bekwai',
  every: 'Friday',
  images: { ...pictures, count: 2 },
});
const listWith = (folder: string) => [
  { file: `${folder}/Event-Images/Outreach/bekwai/1.jpg`, alt: 'The square, picture 1' },
  { file: `${folder}/Event-Images/Outreach/bekwai/2.jpg`, alt: 'The square, picture 2' },
];

test('an editor shows pictures from content/events by writing a folder name and a count', async () => {
  expect(await addPictures(images, image, '.')).toEqual(listWith('Astro loads .'));
});

test('a picture missing from remote storage is reported only if the storage answers', async () => {
  const answer: RequestListener = ({ url }, response) =>
    response.writeHead(url?.endsWith('/1.jpg') ? 200 : 404).end();
  const { origin: storage, close } = await listen(createServer(answer), 0);
  await expect(addPictures(images, image, storage)).rejects.toThrow(
    `there is no ${storage}/Event-Images/Outreach/bekwai/2.jpg. Write a smaller count, or add the picture`,
  );
  expect(await addPictures(images?.slice(0, 1), image, storage)).toEqual(listWith(storage).slice(0, 1));
  await close();
  expect(await addPictures(images, image, storage)).toEqual(listWith(storage));
});

describe('an editor who writes `count: 3`', () => {
  const check = (held: number) =>
    explainMissingPicture(
      pictures,
      new Set(
        Array.from({ length: held }, (_, at) => `content/events/Event-Images/Outreach/bekwai/${at + 1}.jpg`),
      ),
    );
  test.each([
    [
      'the folder has two pictures',
      2,
      'content/events/Event-Images/Outreach/bekwai holds; write 2, or add 3.jpg',
    ],
    ['the folder is empty', 0, 'content/events/Event-Images/Outreach/bekwai holds; add 1.jpg'],
  ])('is told what to do if %s', (_, held, sentence) => {
    expect(check(held)).toBe(`3 is more than ${sentence}`);
  });

  test('gets no message if all pictures exist', () => {
    expect(check(3)).toBeNull();
  });
});
