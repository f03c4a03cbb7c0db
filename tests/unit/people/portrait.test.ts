import { expect, test } from 'vitest';
import { initialsOf, weavePortrait } from '#lib/page/woven-strip.ts';

test.each([
  ['Kojo Tetteh-Quarcoo', 'KT'],
  ['Dr Akosua Mensah', 'AM'],
  ['Prof. Kwaku Obiri-Danso Appau', 'KA'],
  ['Nana Akua Afriyie Birago-Yiadom', 'AB'],
  ['ɔkyeame Ɛsi', 'ƆƐ'],
  ['  Hawa  ', 'H'],
  ['Nana', 'N'],
  ['', ''],
])('the portrait of "%s" shows the initials "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a person always has the same cloth, and eight people have eight cloths', () => {
  expect(weavePortrait('m1')).toEqual(weavePortrait('m1'));
  const cloths = ['a1', 'a2', 'a3', 'm1', 'm2', '1', '2', '12'].map((id) =>
    JSON.stringify(weavePortrait(id)),
  );
  expect(new Set(cloths).size).toBe(cloths.length);
});

test('the cloth behind the initials has four different colours, so that each strip can be seen', () => {
  const { ground, strips } = weavePortrait('d5');
  expect(new Set([ground, ...strips.map(({ thread }) => thread)]).size).toBe(4);
});
