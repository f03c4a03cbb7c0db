import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { programmeSchema } from '../../../src/schemas/programme.ts';
import { storeItemSchema } from '../../../src/schemas/store-item.ts';

const idsOf = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((name) => !name.startsWith('_'))
    .map((name) => name.replace(/\.\w+$/, ''));

describe('the programmes', () => {
  test('bear the names that their donation pages are found under', () => {
    expect(idsOf('programmes').sort()).toEqual([
      'hope-health-hub',
      'hope-health-initiative',
      'hope-health-vans',
      'wohohiame-wellness',
    ]);
  });

  test.each(idsOf('programmes'))('%s has a name, a sign and a story', (id) => {
    const [, head, story] = readFileSync(`content/programmes/${id}.md`, 'utf8').split('---\n');
    expect(programmeSchema.safeParse(parse(head ?? '')).error).toBeUndefined();
    expect(story?.trim()).toMatch(/\.$/);
  });
});

describe('the shop', () => {
  test.each([
    [10, "put quotes around the price, such as '$10'"],
    ['10', "write the price in US dollars, such as '$10' or '$9.50'"],
    ['GH₵ 10', "write the price in US dollars, such as '$10' or '$9.50'"],
  ])('tells an editor who writes %s what to write', (price, sentence) => {
    const { error } = storeItemSchema.safeParse({ name: 'Mug', price, order: 1, picture: 'mug' });
    expect(error?.issues[0]?.message).toBe(sentence);
  });
});
