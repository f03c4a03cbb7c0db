import { describe, expect, test } from 'vitest';
import { marks, ornament, ring, words } from '../support/contrast/pairs.ts';
import { listRawColours, listUses, readTokens } from '../support/contrast/read-colours.ts';

/** A colour as #rgb or #rrggbb. */
type Hex = string;

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
function luminance(hex: Hex): number {
  const digits =
    hex.slice(1).length === 3 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. */
function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const schemes = readTokens();
const colours = new Set(Object.keys(schemes.light));
const uses = listUses(colours);
// Drawings with `currentColor` take a thread colour from the property `color`. No text has a thread colour.
const isThread = (token: string) => token.startsWith('thread-');
/** The surfaces in the tested colour pairs. */
const testedSurfaces = new Set([...Object.values(words), ...Object.values(marks)].flat());

describe.each(['light', 'dark'] as const)('people with low vision who use the %s colour scheme', (scheme) => {
  const measure = (pairs: Record<string, string[]>) =>
    Object.entries(pairs).flatMap(([token, grounds]) =>
      grounds.map((ground) => {
        const ratio = contrast(schemes[scheme][token] ?? '', schemes[scheme][ground] ?? '');
        return { pair: `${token} on ${ground}: ${ratio.toFixed(2)}`, ratio };
      }),
    );
  const below = (pairs: Record<string, string[]>, least: number) =>
    measure(pairs).flatMap(({ pair, ratio }) => (ratio >= least ? [] : [pair]));

  test('can see every text with a contrast of at least 4.5', () => {
    expect(below(words, 4.5)).toEqual([]);
  });

  test('can see controls, states and meaningful drawings with a contrast of at least 3', () => {
    expect(below(marks, 3)).toEqual([]);
  });

  test('can see one colour of the focus ring with a contrast of at least 3', () => {
    const unseen = ring.grounds.filter((surface) => {
      const ground = schemes[scheme][surface] ?? '';
      return Math.max(...ring.colours.map((token) => contrast(schemes[scheme][token] ?? '', ground))) < 3;
    });
    expect(unseen).toEqual([]);
  });
});

describe('the contrast tests', () => {
  test('include every text colour', () => {
    expect(uses.filter(({ token, role }) => role === 'words' && !words[token] && !isThread(token))).toEqual(
      [],
    );
  });

  test('include every surface colour except ornaments', () => {
    expect(
      uses.filter(({ token, role }) => role === 'surface' && !testedSurfaces.has(token) && !ornament[token]),
    ).toEqual([]);
  });

  test('include every border, icon and drawing colour except ornaments', () => {
    expect(uses.filter(({ token, role }) => role === 'mark' && !marks[token] && !ornament[token])).toEqual(
      [],
    );
  });

  test('compare each state’s border or icon with the page or the dark band', () => {
    const states =
      /aria-(?:current|selected|invalid|pressed|expanded)|:checked|:focus|:target|data-(?:chosen|match|selected)/;
    const hasBand = (file: string) =>
      uses.some((use) => use.file === file && use.role === 'surface' && use.token === 'band');
    const unseen = uses.filter(({ token, role, selector, file }) => {
      const grounds = marks[token] ?? [];
      const isSeen = grounds.includes('paper') || (grounds.includes('band') && hasBand(file));
      return role === 'mark' && states.test(selector) && !isSeen;
    });
    // A test above checks the focus ring. The ring has two colours, and one visible colour is enough.
    expect(unseen.filter(({ selector }) => selector !== ':focus')).toEqual([]);
  });

  test('include no unused colour of text, borders, icons, drawings or ornaments', () => {
    const used = (role: string) => new Set(uses.flatMap((use) => (use.role === role ? [use.token] : [])));
    expect(Object.keys(words).filter((token) => !used('words').has(token))).toEqual([]);
    expect(Object.keys(marks).filter((token) => !used('mark').has(token))).toEqual([]);
    expect(Object.keys(ornament).filter((token) => !uses.some((use) => use.token === token))).toEqual([]);
  });

  test('cover all colours except two that are not design tokens', () => {
    expect(listRawColours().toSorted()).toEqual([
      'src/components/site/Menu.astro: background: rgb(0 0 0 / 55%)',
      // The background of a frame, because the page of another company in it may have no background.
      'src/islands/frame/frame.css: background: #fff',
    ]);
  });
});
