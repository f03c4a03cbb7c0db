import { describe, expect, test } from 'vitest';
import { builtSites } from './built-sites.ts';
import { readParts } from './read-words.ts';

const twice = (all: readonly string[]): string[] => all.filter((one, index) => all.indexOf(one) !== index);

describe.each(builtSites)('$name', ({ pages }) => {
  test.each(pages)(
    '$address: somebody who jumps from heading to heading can tell each from the other',
    ({ html }) => {
      const headings = readParts(html, 'h1', 'h2', 'h3', 'h4').map(({ words }) => words);
      expect(headings.filter((words) => !/\p{L}|\d/u.test(words))).toEqual([]);
      // Two sections may each have a part of the same name; what they are then stands in the heading above.
      const paths: string[] = [];
      const above: string[] = [];
      for (const { name, words } of readParts(html, 'h1', 'h2', 'h3', 'h4')) {
        const level = Number(name.slice(1));
        above.length = level - 1;
        above[level - 1] = words;
        paths.push(above.join(' > '));
      }
      expect(twice(paths)).toEqual([]);
    },
  );

  test.each(pages)('$address: no two boxes to fill in share a name', ({ html }) => {
    for (const form of readParts(html, 'form', 'fieldset'))
      expect(twice(readParts(form.html, 'label').map(({ words }) => words))).toEqual([]);
  });
});
