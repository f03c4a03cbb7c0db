import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { checkStoredPictures, pictureStore, storeHosts } from '#lib/events/event-pictures.ts';
import { hasStoredPicture } from '#loaders/event-loader.ts';
import { eventSchema } from '../../../src/schemas/event.ts';

const pictures = { folder: 'Outreach', subfolder: 'bekwai', count: 3, alt: 'The square' };

test.each([
  ['', '.', []],
  ['https://images.example/hope', '.', []],
  ['https://images.clinic.org/hope/', 'https://images.clinic.org/hope', ['images.clinic.org']],
])('with imagesBaseUrl %j the store is %s', (imagesBaseUrl, store, hosts) => {
  expect(pictureStore({ imagesBaseUrl })).toBe(store);
  expect(storeHosts(store)).toEqual(hosts);
});

test.each(['.', 'https://images.clinic.org/hope'])('a folder and a count in %s are pictures', (store) => {
  const entry = { title: 'Open Day', details: 'Bekwai', every: 'Friday', images: { ...pictures, count: 2 } };
  expect(eventSchema(z.string(), store).parse(entry).images).toEqual([
    { file: `${store}/Event-Images/Outreach/bekwai/1.jpg`, alt: 'The square, picture 1' },
    { file: `${store}/Event-Images/Outreach/bekwai/2.jpg`, alt: 'The square, picture 2' },
  ]);
});

describe('a count larger than the folder names the entry and the number to write', () => {
  const check = (store: string, held: number) =>
    checkStoredPictures('ho2', pictures, {
      store,
      has: (address) => Promise.resolve(Number(/(\d+)\.jpg$/.exec(address)?.[1]) <= held),
    });
  test.each([
    ['.', 2, 'content/events/Event-Images/Outreach/bekwai holds; write 2, or add 3.jpg'],
    ['.', 0, 'content/events/Event-Images/Outreach/bekwai holds; add 1.jpg'],
    ['https://s.org', 1, 'https://s.org/Event-Images/Outreach/bekwai holds; write 1, or add 2.jpg'],
  ])('%s, %i', async (store, held, sentence) => {
    await expect(check(store, held)).rejects.toThrow(
      `content/events/ho2.md: images.count: 3 is more than ${sentence}`,
    );
  });

  test('and no more is said when all are there', async () => {
    await expect(check('.', 3)).resolves.toBeUndefined();
  });
});

test('the store elsewhere is asked, and one that is down blames nobody', async () => {
  const server = createServer(({ url }, answer) => answer.writeHead(url === '/1.jpg' ? 200 : 404).end());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const store = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await hasStoredPicture(`${store}/1.jpg`)).toBe(true);
  expect(await hasStoredPicture(`${store}/2.jpg`)).toBe(false);
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
  expect(await hasStoredPicture(`${store}/2.jpg`)).toBe(true);
});
