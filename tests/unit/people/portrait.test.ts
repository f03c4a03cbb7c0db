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
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('each of eight people always gets their own woven pattern', () => {
  expect(weavePortrait('m1')).toEqual(weavePortrait('m1'));
  const cloths = ['a1', 'a2', 'a3', 'm1', 'm2', '1', '2', '12'].map((id) =>
    JSON.stringify(weavePortrait(id)),
  );
  expect(new Set(cloths).size).toBe(cloths.length);
});

test('the woven pattern behind the initials has four different colours', () => {
  const { ground, strips } = weavePortrait('d5');
  expect(new Set([ground, ...strips.map(({ thread }) => thread)]).size).toBe(4);
});
