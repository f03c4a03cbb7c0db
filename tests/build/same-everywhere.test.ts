import { describe, expect, test } from 'vitest';
import { readLanguages } from '#loaders/language/languages.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { builtSites } from './built-sites.ts';
import { readParts } from './read-words.ts';

const { emergency } = readSiteSettings('');

const partOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';

/** The links, buttons, labels and headings around the content of a page, in their order. What may differ is left out. */
function readShell(html: string): Record<'header' | 'menu' | 'footer' | 'contact', string[]> {
  const list = (part: string) =>
    readParts(part, 'a', 'button', 'label', 'h2').map(
      // The links with the name of a language open the same page in that language. So their addresses differ from page to page.
      // So do messages about this page.
      ({ name, attributes, words }) =>
        `${name} "${words}" ${languageNames.has(words) ? '' : (attributes.get('href') ?? '').replace(/https%3A.*/, '')}`,
    );
  return {
    header: list(partOf(html, /<header\b.*?<\/header>/s)),
    menu: list(partOf(html, /<[a-z]+ [^>]*id="menu".*?<\/nav>/s)),
    footer: list(partOf(html, /<footer\b.*?<\/footer>/s)),
    // Most pages have these links in the phone bar, but price lists have them at the top. The comparison leaves out what differs:
    // the first link, and the message.
    contact: list(partOf(html, /<(?:nav|p)\b[^>]*class="(?:phone-bar|[^"]*picker-top).*?<\/(?:nav|p)>/s))
      .slice(1)
      .map((each) => each.replace(/\?(?:text|subject)=.*/, '')),
  };
}

const languageNames = new Set(readLanguages().map(({ name }) => name));

const languages = builtSites.flatMap(({ name, pages }) =>
  Array.from(
    Map.groupBy(pages, ({ language }) => language),
    ([language, pages]) => ({ name, language, pages }),
  ),
);

describe.each(languages)('$name in $language', ({ pages }) => {
  const [first = '', ...others] = pages.map(({ html }) => html);

  test('header, menu, footer and contact links keep their order and names on all pages', () => {
    const shell = readShell(first);
    expect(shell.header.length).toBeGreaterThan(5);
    expect(shell.menu.length).toBeGreaterThan(8);
    expect(shell.footer.join()).toMatch(
      new RegExp(`tel:.*mailto:.*tel:${emergency.general}.*/accessibility`, 's'),
    );
    expect(shell.footer.join()).toContain('/privacy');
    expect(shell.contact.join()).toContain('tel:');
    for (const html of others) expect(readShell(html)).toEqual(shell);
  });

  test('every page begins with a link that skips its header', () => {
    for (const { html } of pages) {
      expect(readParts(html, 'a')[0]?.attributes.get('href')).toBe('#main');
      expect(html).toMatch(/<main[^>]* id="main"[^>]* tabindex="-1"|<main[^>]*tabindex="-1"[^>]*id="main"/);
    }
  });
});
