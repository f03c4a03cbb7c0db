import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { tabTitle } from '#lib/page/page-head.ts';
import { eventProgrammeSchema } from '../../src/schemas/event-programme.ts';
import { addresses } from '../support/addresses.ts';
import { readEntries } from '../support/read-entries.ts';
import { builtSites } from './built-sites.ts';
import type { BuiltElement } from './read-elements.ts';

const { name: siteName } = readSiteSettings('');
const programme = eventProgrammeSchema.parse(parse(readFileSync('content/event-programme.yaml', 'utf8')));
const named = (elements: BuiltElement[], name: string) => elements.filter((element) => element.name === name);

describe.each(builtSites)('$name', ({ files, pages }) => {
  test.each(addresses)('%s has a page', (address) => {
    expect(files.get(address)).toMatch(/\.html$/);
  });

  test('a hidden article or event has no page', () => {
    const hidden = [
      ...readEntries('articles').map((entry) => ({ ...entry, address: `/news/${entry.id}` })),
      ...readEntries('events').map((entry) => ({ ...entry, address: `/events/${entry.id}` })),
    ].filter(({ visible }) => visible === false);
    expect(hidden.filter(({ address }) => files.has(address))).toEqual([]);
  });

  test('the build has a page for unknown addresses', () => {
    expect(files.has('/404')).toBe(true);
  });

  test.each(pages)(
    '$address has a language, a title and one main heading',
    ({ language, elements, html }) => {
      expect(named(elements, 'html')[0]?.attributes.get('lang')).toBe(language);
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      expect(title).toMatch(/^\S/);
      expect(title).toBe(tabTitle(title.replace(` - ${siteName}`, ''), siteName));
      expect(named(elements, 'h1')).toHaveLength(1);
    },
  );

  test('only competitions, internship events and events with `generalInfo` show competition dates', () => {
    const heading = `>${programme.generalInfo.heading}</h2>`;
    const withDates = readEntries<{ componentLink?: string; generalInfo?: boolean }>('events')
      .filter(
        ({ componentLink, generalInfo }) =>
          generalInfo || componentLink === 'caseCompetitions' || componentLink === 'summerInternshipEvent',
      )
      .map(({ id }) => `/events/${id}`);
    const events = pages.filter(({ address }) => address.startsWith('/events/'));
    for (const { address, html } of events)
      expect(html.includes(heading), address).toBe(withDates.includes(address));
  });

  // Only top-level pages, because two entries may share a title: a van can visit a village twice.
  test('each top-level English page without `noindex` has its own title', () => {
    const found = pages.filter(
      ({ address, html, language }) =>
        language === 'en' && !html.includes('content="noindex"') && address.lastIndexOf('/') === 0,
    );
    expect(found.length).toBeGreaterThan(10);
    const titles = found.map(({ html }) => /<title>([^<]*)/.exec(html)?.[1]);
    expect(titles).toEqual([...new Set(titles)]);
  });
});
