import { english } from '../support/languages.ts';
import { shownPlace } from '../support/load-places.ts';
import { loadService } from '../support/load-service.ts';
import { galleryEvent } from '../support/own-site.ts';
import { totalOf } from '../support/price-list.ts';
import { askForGroup, choose, donate, groupForm, news, one, two, type Journey } from './journey.ts';
import { isAt, isSeen } from './visitor.ts';
import { eventsPage } from '../support/read-entries.ts';
import { mainPath, mainService } from '../support/main-service.ts';

/** The journeys of visitors with script. */
export const journeys: readonly Journey[] = [
  {
    subject: 'list and total',
    title: 'a patient sees the right total for two ticked tests, then for one',
    async act(visitor) {
      await choose(visitor);
      await visitor.reads(totalOf(one(), two()));
      await visitor.click(two().name);
      await visitor.reads(totalOf(one()));
    },
  },
  {
    subject: 'calendar',
    title: 'a patient who presses NEXT sees the chosen tests in the calendar',
    async act(visitor) {
      await choose(visitor);
      await visitor.click(english('picker.next'));
      await visitor.reads(english('schedule.heading'));
      await visitor.click(english('frame.here', { label: loadService(mainService).schedulingButton }));
      await visitor.readsInFrame([one(), two()].map(({ name }) => name).join(', '));
    },
  },
  {
    subject: 'booking by message',
    title: 'a patient finds a WhatsApp link whose message names what they chose',
    async act(visitor) {
      await choose(visitor);
      await visitor.click(english('picker.next'));
      await visitor.reads(english('schedule.heading'));
      for (const { name } of [one(), two()])
        await visitor.until(`[...document.querySelectorAll('a[href*="wa.me"]')].some((link) =>
          decodeURIComponent(link.href).includes(${JSON.stringify(name)}))`);
    },
  },
  {
    subject: 'form sent',
    title: 'a group that asks for a health check reads a confirmation with a reference number',
    async act(visitor) {
      await askForGroup(visitor, 'Forty people at Ejisu');
      await visitor.reads(groupForm.success);
      await visitor.reads(english('form.reference', { number: '' }).trim());
    },
  },
  {
    subject: 'form failed',
    title: 'a group whose request fails sees an error and still has its text in the form',
    async act(visitor) {
      await askForGroup(visitor, 'Forty people [answer: failure]');
      await visitor.reads(english('failure.notSent'), '[role=alert]');
      await visitor.until(`document.querySelector('main [name=request]').value.startsWith('Forty people')`);
    },
  },
  {
    subject: 'menu',
    title: 'a visitor opens the menu and goes to another page',
    async act(visitor) {
      await visitor.open('/booking');
      await visitor.until(`!${isSeen('#menu')}`);
      await visitor.click(english('shell.menu'));
      await visitor.click('css=#menu a[href="/who-we-are"]');
      await visitor.until(isAt('/who-we-are'));
      await visitor.until(`!${isSeen('#menu')}`);
    },
  },
  {
    subject: 'search',
    title: 'a visitor searches for a test and reaches its checkbox',
    async act(visitor) {
      await visitor.open('/search');
      await visitor.write('#words', one().name);
      await visitor.reads(english('search.found', { count: '' }).trim(), 'main [role=status]');
      await visitor.click('css=#found a');
      await visitor.until(`location.pathname === '${mainPath}' && ${isSeen(`[id="${one().id}"]`)}`);
    },
  },
  {
    subject: 'filters',
    title: 'a reader filters the news, and removes the filter',
    async act(visitor) {
      await visitor.open('/news');
      const count = `[...document.querySelectorAll('main li')].filter((item) => item.getClientRects().length > 0).length`;
      const all = await visitor.ask<number>(count);
      await visitor.click(news.filters['awards'] ?? '');
      await visitor.until(`${count} < ${all} && ${count} > 0`);
      await visitor.click('All');
      await visitor.until(`${count} === ${all}`);
    },
  },
  {
    subject: 'tabs',
    title: 'a visitor who opens the directors’ tab sees the directors, not the medical team',
    async act(visitor) {
      await visitor.open('/who-we-are');
      await visitor.click('css=.tabs summary');
      await visitor.click('css=.tabs a[href="#directors"], .tabs [role=tab][href="#directors"]');
      await visitor.until(isSeen('.tabs #directors'));
      await visitor.until(`!${isSeen('.tabs #medical')}`);
    },
  },
  {
    subject: 'gallery',
    title: 'a visitor looks through enlarged pictures and closes them with Escape',
    async act(visitor) {
      const { address, alts } = galleryEvent;
      await visitor.open(address);
      await visitor.click(english('gallery.enlarge'));
      await visitor.reads(
        english('gallery.place', { number: 1, count: alts.length, description: alts[0] ?? '' }),
        '[role=status]',
      );
      await visitor.click(english('gallery.next'));
      await visitor.reads(
        english('gallery.place', { number: 2, count: alts.length, description: alts[1] ?? '' }),
        '[role=status]',
      );
      await visitor.pressEscape();
      // The button can be clicked again only after the large picture has closed.
      await visitor.click(english('gallery.enlarge'));
    },
  },
  {
    subject: 'map',
    title: 'a donor opens a mark on the map, then the page of a community',
    async act(visitor) {
      await visitor.open('/our-impact');
      if (await visitor.ask<boolean>(isSeen('.marks summary'))) {
        await visitor.click('css=.marks summary');
        await visitor.until(isSeen('.marks .near'));
        await visitor.click('css=.marks summary');
      }
      await visitor.click(`css=a[href="/communities/${shownPlace().id}"]`);
      await visitor.reads(shownPlace().name, 'h1');
    },
  },
  {
    subject: 'donate',
    title: 'a donor loads the donation form into the page',
    async act(visitor) {
      await visitor.open('/donate');
      await visitor.reads(donate.heading, 'h1');
      await visitor.click(english('frame.here', { label: english('give.loadForm') }));
      await visitor.readsInFrame('general');
    },
  },
  {
    subject: 'event',
    title: 'a visitor who opens a past event and goes back sees the past events again',
    async act(visitor) {
      await visitor.open('/events');
      await visitor.until(`${isSeen('#upcoming')} && !${isSeen('#past')}`);
      await visitor.click(eventsPage().past.name);
      await visitor.until(`${isSeen('#past')} && !${isSeen('#upcoming')}`);
      await visitor.click('css=#past li a');
      await visitor.until(`location.pathname.startsWith('/events/')`);
      await visitor.goBack();
      await visitor.until(isSeen('#past'));
    },
  },
];
