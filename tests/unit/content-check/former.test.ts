import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckedEntry, Content } from '#content-check/content.ts';
import { formatProblem } from '#content-check/problem.ts';
import {
  checkDestinations,
  destinationsBefore,
  destinationsOf,
} from '#content-check/together/check-destinations.ts';
import { checkEvents } from '#content-check/together/check-events.ts';
import { checkPlaces } from '#content-check/together/check-places.ts';
import { checkServices } from '#content-check/together/check-services.ts';
import { checkTwins } from '#content-check/together/check-twins.ts';
import { checkTexts } from '#content-check/together/check-texts.ts';
import { readText } from '../../support/read-text.ts';
import { sampleSiteText } from '../../support/sample-site.ts';

const messagesOf = (
  check: (content: Content) => Iterable<Parameters<typeof formatProblem>[0]>,
  content: Partial<Content>,
) => [...check({ translations: [], ...content } as Content)].map(formatProblem);

const community = (lat: number) =>
  readText('content/communities/1.yaml', `name: Mampong\nlat: ${lat}\nlng: -1.4\n`);

test('an editor is told how far a change moves a community, and may correct a place by some kilometres', () => {
  const messages = (lat: number) =>
    messagesOf(checkPlaces, { entries: [community(lat)], formerEntries: [community(7.06)] });
  expect(messages(9.06)).toEqual([
    'content/communities/1.yaml:2:6 Please look: lat: this moves Mampong by 222 km, from lat 7.06, lng -1.4. If a digit is wrong, correct it',
  ]);
  expect(messages(7.26)).toEqual([]);
});

const YEAR = new Date().getFullYear() + 1;
const event = (day: string, fields = '') =>
  readText(
    'content/events/zz.md',
    `---\ntitle: Open day\ndetails: At the clinic\neventStartDate: ${day}\n${fields}---\n`,
  );

test('an editor who gives an announced event another day is told to postpone it', async () => {
  const messages = async (now: CheckedEntry, before = event(`05/20/${YEAR}`)) =>
    (
      await Array.fromAsync(
        checkEvents({ entries: [now], formerEntries: [before] } as Partial<Content> as Content),
      )
    ).map(formatProblem);
  expect(await messages(event(`05/27/${YEAR}`))).toEqual([
    `content/events/zz.md:4:17 Please look: eventStartDate: until now this was 20 May ${YEAR}. If people know that day, keep it, and write "status: postponed", newDate, since and why`,
  ]);
  const status = `status: postponed\nwhy: Rain\nsince: 01/05/2026\nnewDate: 05/27/${YEAR}\n`;
  expect(await messages(event(`05/20/${YEAR}`, status))).toEqual([]);
  expect(await messages(event(`05/27/${YEAR}`), event(`05/20/${YEAR}`, 'visible: false\n'))).toEqual([]);
});

const person = (file: string) => readText(file, '---\nname: Ama Boateng\nposition: Nurse\n---\n');

test('of two files about one person, the newer one has the message', () => {
  const entries = [person('content/team/m10.md'), person('content/team/m9.md')];
  const filesWith = (newFiles?: ReadonlySet<string>) =>
    messagesOf(checkTwins, { entries, pages: [], ...(newFiles && { newFiles }) }).map(
      (each) => each.split(':')[0],
    );
  expect(filesWith()).toEqual(['content/team/m10.md']);
  expect(filesWith(new Set(['content/team/m9.md']))).toEqual(['content/team/m9.md']);
});

const priceList = readFileSync('tests/fixtures/content/services/lab-services.yaml', 'utf8');
const listWith = (name: string, test_: string) =>
  readText(`content/services/${name}.yaml`, priceList.replace('Full Blood Count', test_));

test('of two spellings of a test, the one that the change brings has the message', () => {
  const files = (formerEntries: CheckedEntry[]) =>
    messagesOf(checkServices, {
      entries: [listWith('a', 'Full Blod Count'), listWith('b', 'Full Blood Count')],
      formerEntries,
    })
      .filter((each) => each.includes('same test'))
      .map((each) => each.split(':')[0]);
  expect(files([listWith('a', 'Full Blood Count')])).toEqual(['content/services/a.yaml']);
  expect(files([listWith('b', 'Full Blod Count')])).toEqual(['content/services/b.yaml']);
});

const site = (crisisLines: string) =>
  readText(
    'content/site.yaml',
    `${sampleSiteText.replace(/^crisisLines:.*$/m, '')}\ncrisisLines: ${crisisLines}\n`,
  );
const LINE = "[{ name: The Line, number: '0800 678 678' }]";

test('an editor who removes the two lines of a category is told where its tests are now', () => {
  const list = (second: string) =>
    readText(
      'content/services/telehealth.yaml',
      readFileSync('tests/fixtures/content/services/telehealth.yaml', 'utf8').replace(
        /^categories:(?:\n .*)*/m,
        `categories:\n  - name: Blood\n    options:\n      - { name: ESR, price: 50 }\n${second}      - { name: Urine RE, price: 30 }`,
      ),
    );
  const before = list('  - name: Urine\n    options:\n');
  const messages = messagesOf(checkServices, { entries: [list('')], formerEntries: [before] });
  expect(messages).toEqual([
    expect.stringMatching(
      /: the category "Urine" is gone, and its tests belong to "Blood"\. If this is not meant/,
    ),
  ]);
  expect(messagesOf(checkServices, { entries: [before], formerEntries: [before] })).toEqual([]);
});

test('somebody else should confirm a crisis line that comes or goes', () => {
  const messages = (before: string, now: string) =>
    messagesOf(checkDestinations, {
      entries: [site(now)],
      formerDestinations: destinationsOf([site(before)]),
    }).map((each) => each.replace(/^\S+ /, ''));
  expect(messages('[]', LINE)).toEqual([
    'Please look: crisisLines › The Line › name: Calls of people in distress will now go to The Line: somebody else should confirm this',
    'Please look: crisisLines › The Line › number: Calls of people in distress will now go to 0800 678 678: somebody else should confirm this',
  ]);
  expect(messages(LINE, '[]')).toEqual([
    'Please look: crisisLines: people in distress will no longer find The Line: somebody else should confirm this',
    'Please look: crisisLines: people in distress will no longer find 0800 678 678: somebody else should confirm this',
  ]);
  expect(messages(LINE, LINE)).toEqual([]);
});

const answer = (text: string) =>
  readText('content/faqs/booking/zz.md', `---\nquestion: Who?\norder: 1\n---\n\n${text}\n`);

test('a number or an address in a text that is not ours is asked about once: until it is on the site', () => {
  const entries = [site('[]'), answer('Call 024 123 4567, or [write](mailto:ama@example.com).')];
  const messages = (before: CheckedEntry[]) =>
    messagesOf(checkTexts, { entries, formerDestinations: destinationsOf(before) });
  expect(messages([site('[]')])).toEqual([
    'content/faqs/booking/zz.md:6:6 Please look: 024 123 4567 is none of the numbers in content/site.yaml. If it should be ours, write one of those; otherwise somebody else should confirm it',
    'content/faqs/booking/zz.md:6:23 Please look: ama@example.com is none of the addresses in content/site.yaml. If it should be ours, write one of those; otherwise somebody else should confirm it',
  ]);
  expect(messages(entries)).toEqual([]);
});

test('before the site is live, its contacts are those before the change', () => {
  const file = 'content/faqs/booking/zz.md';
  const now = [site('[]'), answer('Call 024 123 4567.')];
  expect(destinationsBefore({ entries: now })).toBeUndefined();
  const contacts = (former: Parameters<typeof destinationsBefore>[0]) =>
    Object.keys(destinationsBefore(former) ?? {}).filter((name) => name.startsWith(file));
  expect(contacts({ entries: now, newFiles: new Set([file]) })).toEqual([]);
  expect(contacts({ entries: now, formerEntries: [answer('Call 024 765 4321.')] })).toEqual([
    `${file} 233247654321`,
  ]);
});
