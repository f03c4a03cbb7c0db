import { describe, expect, test } from 'vitest';
import { builtSites, ownSite } from './built-sites.ts';
import { readElements } from './read-elements.ts';
import { readParts } from './read-words.ts';

const twice = (all: readonly string[]): string[] => all.filter((one, index) => all.indexOf(one) !== index);

// A van can visit a village twice, so two entries may have the same title. Their dates tell them apart.
const MAY_REPEAT = /^(?:\/[a-z]{2,3})?\/(?:events|news)\b/;

/** For each heading, its path: `Booking > Prices`. So two sections may each contain a heading with the same words. */
function listHeadings(html: string): string[] {
  const above: string[] = [];
  return readParts(html, 'h1', 'h2', 'h3', 'h4').map(({ name, words }) => {
    above.length = Number(name.slice(1)) - 1;
    above.push(words);
    return above.join(' > ');
  });
}

describe.each([...builtSites, ownSite])('$name', ({ pages }) => {
  test('no heading is empty, and only event and news pages may repeat a heading in a section', () => {
    const headings = pages.map(({ address, html }) =>
      listHeadings(html).map((path) => `${address}: ${path}`),
    );
    // Each page has its own heading, and the heading of the footer.
    expect(Math.min(...headings.map(({ length }) => length))).toBeGreaterThan(1);
    expect(headings.flatMap(twice).filter((path) => !MAY_REPEAT.test(path))).toEqual([]);
    expect(headings.flat().filter((path) => /(?:: | > )$/.test(path))).toEqual([]);
  });

  test('a screen reader has a name for every <article> element', () => {
    const articles = pages.flatMap(({ address, html }) =>
      readElements(html)
        .filter(({ name }) => name === 'article')
        .map(({ attributes }) => ({ address, attributes })),
    );
    const isNamed = (attributes: ReadonlyMap<string, string>) =>
      attributes.has('aria-label') || attributes.has('aria-labelledby');
    expect(articles.filter(({ attributes }) => !isNamed(attributes)).map(({ address }) => address)).toEqual(
      [],
    );
  });

  test('no two fields of a form share a label', () => {
    const labels = pages.flatMap(({ address, html }) =>
      readParts(html, 'form', 'fieldset').map((form) =>
        readParts(form.html, 'label').map(({ words }) => `${address}: ${words}`),
      ),
    );
    expect(labels.flat().length).toBeGreaterThan(10);
    expect(labels.flatMap(twice)).toEqual([]);
  });
});
