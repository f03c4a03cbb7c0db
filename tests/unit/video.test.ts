import { expect, test } from 'vitest';
import { video } from '#schemas/media.ts';

const whole = {
  id: 'abc',
  title: 'The van',
  length: '2:40',
  text: 'A van comes to a village and tests are made.',
};

test('a video without its length, its title or its content in words is refused', () => {
  expect(video.safeParse(whole).success).toBe(true);
  for (const field of ['length', 'title', 'text'] as const) {
    const without = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));
    expect(video.safeParse(without).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  }
});
