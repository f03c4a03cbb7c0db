import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { builtSites, ownSite } from './built-sites.ts';

/* Files for other programs, read by parsers that are not ours. A browser reads the feed and the sitemap (e2e/news-feed.spec.ts). */

const EVENT_FIELDS = new Set(
  'uid dtstamp dtstart dtend duration rrule exdate summary description location url geo status sequence last-modified created'.split(
    ' ',
  ),
);

describe.each([...builtSites, ownSite])('$name', ({ files }) => {
  const filesEnding = (ending: RegExp) => [...files].filter(([address]) => ending.test(address));

  test('a calendar program finds only the fields of an event in each calendar', () => {
    const calendars = filesEnding(/\.ics$/);
    expect(calendars.length).toBeGreaterThan(0);
    for (const [address, file] of calendars) {
      const calendar = new ICAL.Component(ICAL.parse(readFileSync(file, 'utf8')) as unknown[]);
      const fields = calendar
        .getAllSubcomponents('vevent')
        .flatMap((event) => event.getAllProperties().map(({ name }) => name));
      expect(
        fields.filter((name) => !EVENT_FIELDS.has(name)),
        address,
      ).toEqual([]);
    }
  });

  test('the manifest of the site in each language is JSON', () => {
    const manifests = filesEnding(/\.webmanifest$/);
    expect(manifests.length).toBeGreaterThan(0);
    for (const [, file] of manifests) expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('name');
  });
});
