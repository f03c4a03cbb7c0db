import { eventExamples, pathOf } from '../support/event-examples.ts';
import { shownPlace } from '../support/load-places.ts';
import { someOptions, totalOf } from '../support/price-list.ts';
import { need, readEntries, readPage } from '../support/read-entries.ts';
import { requestForms } from '../support/request-forms.ts';
import type { Visitor } from './visitor.ts';

export interface Journey {
  title: string;
  walk: (visitor: Visitor) => Promise<void>;
}

const [one, two] = someOptions('lab-services');
const role = need(readEntries<{ title: string; src: string }>('volunteer-roles').at(0), 'a volunteer role');
const [groupForm] = requestForms;
const alts = (eventExamples.gallery.images ?? []).map(({ alt }) => alt);
const donate = readPage<{ heading: string }>('donate');

const isSeen = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((part) => part.getClientRects().length > 0)`;
const isAt = (end: string) => `location.href.endsWith(${JSON.stringify(end)})`;

async function choose(visitor: Visitor): Promise<void> {
  await visitor.open('/lab-services');
  await visitor.press(one.name);
  await visitor.press(two.name);
}

async function askForGroup(visitor: Visitor, words: string): Promise<void> {
  await visitor.open(groupForm.path);
  await visitor.write('main [name=name]', 'Ama Serwaa');
  await visitor.write('main [name=phone]', '024 123 4567');
  await visitor.write('main [name=email]', 'ama@example.org');
  await visitor.ask(`document.querySelector('main [name=date]').value = '2099-01-05'`);
  await visitor.write('main [name=request]', words);
  await visitor.press('Send request');
}

/** What people come for, with script. */
export const journeys: readonly Journey[] = [
  {
    title: 'a patient ticks two tests, sees their total, and takes one back',
    async walk(visitor) {
      await choose(visitor);
      await visitor.reads(totalOf(one, two));
      await visitor.press(two.name);
      await visitor.reads(totalOf(one));
    },
  },
  {
    title: 'a patient presses NEXT and finds what they chose at the calendar',
    async walk(visitor) {
      await choose(visitor);
      await visitor.press('NEXT');
      await visitor.reads('Find an Appointment');
      await visitor.readsInFrame([one, two].map(({ name }) => name).join(', '));
    },
  },
  {
    title: 'a patient books by message, which names what they chose',
    async walk(visitor) {
      await choose(visitor);
      await visitor.press('NEXT');
      await visitor.reads('Find an Appointment');
      await visitor.until(`[...document.querySelectorAll('a[href*="wa.me"]')].some((link) =>
        decodeURIComponent(link.href).includes(${JSON.stringify(two.name)}))`);
    },
  },
  {
    title: 'a group asks for a health check, and is told that it was sent',
    async walk(visitor) {
      await askForGroup(visitor, 'Forty people at Ejisu');
      await visitor.reads(groupForm.success);
      await visitor.reads('Your reference number:');
    },
  },
  {
    title: 'a group whose request fails is told so, and keeps its words',
    async walk(visitor) {
      await askForGroup(visitor, 'Forty people [answer: failure]');
      await visitor.reads('not sent', '[role=alert]');
      await visitor.until(`document.querySelector('main [name=request]').value.startsWith('Forty people')`);
    },
  },
  {
    title: 'a visitor opens the menu and goes to another page',
    async walk(visitor) {
      await visitor.open('/booking');
      await visitor.until(`!${isSeen('#menu')}`);
      await visitor.press('Menu');
      await visitor.press('css=#menu a[href="/who-we-are"]');
      await visitor.until(isAt('/who-we-are'));
      await visitor.until(`!${isSeen('#menu')}`);
    },
  },
  {
    title: 'a visitor looks for a test, and finds its price and the box to tick',
    async walk(visitor) {
      await visitor.open('/search');
      await visitor.write('#words', one.name);
      await visitor.reads('found', 'main [role=status]');
      await visitor.press('css=#found a');
      await visitor.until(`location.pathname === '/lab-services' && ${isSeen(`[id="${one.id}"]`)}`);
    },
  },
  {
    title: 'a reader filters the news, and takes the filter back',
    async walk(visitor) {
      await visitor.open('/news');
      const count = `[...document.querySelectorAll('main li')].filter((item) => item.getClientRects().length > 0).length`;
      const all = await visitor.ask<number>(count);
      await visitor.press('Awards');
      await visitor.until(`${count} < ${all} && ${count} > 0`);
      await visitor.press('All');
      await visitor.until(`${count} === ${all}`);
    },
  },
  {
    title: 'a visitor goes through the groups of people',
    async walk(visitor) {
      await visitor.open('/who-we-are');
      await visitor.press('css=.tabs summary');
      await visitor.press('css=.tabs a[href="#directors"], .tabs [role=tab][href="#directors"]');
      await visitor.until(isSeen('.tabs #directors'));
      await visitor.until(`!${isSeen('.tabs #medical')}`);
    },
  },
  {
    title: 'a visitor enlarges a picture, and looks at the next',
    async walk(visitor) {
      await visitor.open(pathOf(eventExamples.gallery));
      await visitor.press('Enlarge');
      await visitor.reads(`1 of ${alts.length}: ${alts[0]}`, '[role=status]');
      await visitor.press('Next');
      await visitor.reads(`2 of ${alts.length}: ${alts[1]}`, '[role=status]');
      await visitor.pressEscape();
      await visitor.press('Enlarge');
    },
  },
  {
    title: 'a donor reads the names behind a number on the map, and a community’s page',
    async walk(visitor) {
      await visitor.open('/our-impact');
      await visitor.press('css=.marks summary');
      await visitor.until(isSeen('.marks .near'));
      await visitor.press('css=.marks summary');
      await visitor.press(`css=a[href="/communities/${shownPlace.id}"]`);
      await visitor.reads(shownPlace.name, 'h1');
    },
  },
  {
    title: 'a donor loads the donation form into the page',
    async walk(visitor) {
      await visitor.open('/donate');
      await visitor.reads(donate.heading, 'h1');
      await visitor.press('Load the donation form here');
      await visitor.readsInFrame('general');
    },
  },
  {
    title: 'a volunteer reads a role, and applies',
    async walk(visitor) {
      await visitor.open('/volunteers');
      await visitor.press(`css=main a[href="/volunteers/${role.id}"]`);
      await visitor.press('APPLY');
      await visitor.press('Load the application form here');
      await visitor.readsInFrame(role.src);
      await visitor.press('CANCEL');
      await visitor.until(isSeen('main h2'));
    },
  },
  {
    title: 'a visitor looks at past events, opens one, and comes back to them',
    async walk(visitor) {
      await visitor.open('/events');
      await visitor.until(`${isSeen('#upcoming')} && !${isSeen('#past')}`);
      await visitor.press('Past');
      await visitor.until(`${isSeen('#past')} && !${isSeen('#upcoming')}`);
      await visitor.press('css=#past li a');
      await visitor.until(`location.pathname.startsWith('/events/')`);
      await visitor.ask('history.back()');
      await visitor.until(isSeen('#past'));
    },
  },
];
