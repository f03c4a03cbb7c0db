import { describe, expect, test } from 'vitest';
import { contrast } from '../support/contrast/contrast.ts';
import { marks, ornament, ring, words } from '../support/contrast/pairs.ts';
import { listRawColours, listUses, readTokens } from '../support/contrast/read-colours.ts';

const schemes = readTokens();
const colours = new Set(Object.keys(schemes.light));
const uses = listUses(colours);
// A style sets a thread colour as `color` for drawings (currentColor), not for text.
const isThread = (token: string) => token.startsWith('thread-');
const surfaces = new Set([...Object.values(words), ...Object.values(marks)].flat());

describe.each(['light', 'dark'] as const)('people with low vision, in the %s scheme,', (scheme) => {
  const measure = (pairs: Record<string, string[]>) =>
    Object.entries(pairs).flatMap(([token, grounds]) =>
      grounds.map((ground) => {
        const ratio = contrast(schemes[scheme][token] ?? '', schemes[scheme][ground] ?? '');
        return { pair: `${token} on ${ground}: ${ratio.toFixed(2)}`, ratio };
      }),
    );
  const below = (pairs: Record<string, string[]>, least: number) =>
    measure(pairs).flatMap(({ pair, ratio }) => (ratio >= least ? [] : [pair]));

  test('can read every word: its contrast is at least 4.5', () => {
    expect(below(words, 4.5)).toEqual([]);
  });

  test('can make out controls, states and what drawings mean: their contrast is at least 3', () => {
    expect(below(marks, 3)).toEqual([]);
  });

  test('see where the focus is: one colour of the ring has a contrast of at least 3', () => {
    const unseen = ring.grounds.filter((surface) => {
      const ground = schemes[scheme][surface] ?? '';
      return Math.max(...ring.colours.map((token) => contrast(schemes[scheme][token] ?? '', ground))) < 3;
    });
    expect(unseen).toEqual([]);
  });
});

describe('when a developer changes a style,', () => {
  test('the contrast of every text colour is tested', () => {
    expect(uses.filter(({ token, role }) => role === 'words' && !words[token] && !isThread(token))).toEqual(
      [],
    );
  });

  test('the contrast of every surface colour is tested, unless it is an ornament', () => {
    expect(
      uses.filter(({ token, role }) => role === 'surface' && !surfaces.has(token) && !ornament[token]),
    ).toEqual([]);
  });

  test('the contrast of every border, icon and drawing is tested, unless it is an ornament', () => {
    expect(uses.filter(({ token, role }) => role === 'mark' && !marks[token] && !ornament[token])).toEqual(
      [],
    );
  });

  test('the contrast of a border or icon that shows a state is tested against the page or dark band', () => {
    const states =
      /aria-(?:current|selected|invalid|pressed|expanded)|:checked|:focus|:target|data-(?:chosen|match|selected)/;
    const hasBand = (file: string) =>
      uses.some((use) => use.file === file && use.role === 'surface' && use.token === 'band');
    const unseen = uses.filter(({ token, role, selector, file }) => {
      const grounds = marks[token] ?? [];
      const isSeen = grounds.includes('paper') || (grounds.includes('band') && hasBand(file));
      return role === 'mark' && states.test(selector) && !isSeen;
    });
    // The focus ring has its own test above: it has two colours, and one of them is enough.
    expect(unseen.filter(({ selector }) => selector !== ':focus')).toEqual([]);
  });

  test('every text, border, icon and ornament colour in the lists of these tests is still in use', () => {
    const used = (role: string) => new Set(uses.flatMap((use) => (use.role === role ? [use.token] : [])));
    expect(Object.keys(words).filter((token) => !used('words').has(token))).toEqual([]);
    expect(Object.keys(marks).filter((token) => !used('mark').has(token))).toEqual([]);
    expect(Object.keys(ornament).filter((token) => !uses.some((use) => use.token === token))).toEqual([]);
  });

  test('every colour comes from the design tokens, with two exceptions', () => {
    expect(listRawColours().toSorted()).toEqual([
      'src/components/site/Menu.astro: background: rgb(0 0 0 / 55%)',
      // Behind another company’s page, which is designed for white.
      'src/islands/frame/frame.css: background: #fff',
    ]);
  });
});
