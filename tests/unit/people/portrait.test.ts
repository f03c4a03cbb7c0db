import { expect, test } from 'vitest';
import { initialsOf } from '#lib/page/woven-strip.ts';

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
