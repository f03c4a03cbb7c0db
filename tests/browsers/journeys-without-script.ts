import { ARTICLE_CATEGORIES } from '../../src/schemas/article.ts';
import { galleryEvent } from '../support/own-site.ts';
import { choose, news, one, two, type Journey } from './journey.ts';
import { journeys } from './journeys.ts';
import { isAt, isSeen } from './visitor.ts';
import { english } from '../support/languages.ts';
import { loadService } from '../support/load-service.ts';
import { eventsPage } from '../support/read-entries.ts';
import { mainService } from '../support/main-service.ts';

/**
 * An expression for the page: the address of the visible link that begins with these words. Such a link opens a new tab, which a
 * journey cannot see.
 */
const addressOf = (words: string) =>
  `[...document.links].find((link) => link.getClientRects().length > 0 && link.innerText.trim().startsWith(${JSON.stringify(words)})).href`;
/** Journeys that are the same with and without script. */
const unchanged: readonly Journey['subject'][] = ['menu', 'map'];

/**
 * The journeys of visitors without script whose style an old browser may not know. Most have other steps than the journey with script on
 * the same subject. Forms and links without script are the same in every browser (tests/e2e/*.no-script.spec.ts).
 */
export const journeysWithoutScript: readonly Journey[] = [
  ...journeys.filter(({ subject }) => unchanged.includes(subject)),
  {
    subject: 'list and total',
    title: 'a patient clears the ticks of two tests',
    async act(visitor) {
      await choose(visitor);
      await visitor.until(`document.querySelectorAll('main :checked').length === 2`);
      await visitor.click(english('picker.clearSelection'));
      await visitor.until(`document.querySelectorAll('main :checked').length === 0`);
    },
  },
  {
    subject: 'calendar',
    title: 'a patient who presses NEXT opens the calendar through a link',
    async act(visitor) {
      await choose(visitor);
      await visitor.click(english('picker.next'));
      await visitor.reads(english('schedule.heading'));
      await visitor.open(await visitor.ask(addressOf(loadService(mainService).schedulingButton)));
      // The stand-in for the calendar says this.
      await visitor.reads('Nothing is booked.');
    },
  },
  {
    subject: 'booking by message',
    title: 'a patient can call, send an SMS, use WhatsApp, or e-mail us both chosen tests',
    async act(visitor) {
      await choose(visitor);
      await visitor.click(english('picker.next'));
      for (const scheme of ['tel:', 'sms:', 'https://wa.me'])
        await visitor.until(isSeen(`main a[href^="${scheme}"]`));
      await visitor.until(`document.querySelector('#choose').action.startsWith('mailto:')`);
      for (const { name } of [one(), two()])
        await visitor.until(
          `[...new FormData(document.querySelector('#choose')).keys()].includes(${JSON.stringify(name)})`,
        );
    },
  },
  {
    subject: 'filters',
    title: 'a reader sees each article’s category, and newer browsers also filter by category',
    async act(visitor) {
      await visitor.open('/news');
      const shown = `[...document.querySelectorAll('.articles > li')].filter((item) => item.getClientRects().length > 0)`;
      await visitor.until(
        `${shown}.length > 1 && ${shown}.every((item) => /(${ARTICLE_CATEGORIES.map((each) => english(`category.${each}`)).join('|')}), /.test(item.innerText))`,
      );
      // Browsers without `:has` show no filters.
      if (!(await visitor.ask<boolean>(isSeen('.filters')))) return;
      await visitor.click(news.filters['awards'] ?? '');
      await visitor.until(
        `${shown}.length > 0 && ${shown}.every((item) => item.innerText.includes('${english('category.Awards')}, '))`,
      );
    },
  },
  {
    subject: 'tabs',
    title: 'a visitor sees two groups of the team, then follows the link to the directors',
    async act(visitor) {
      await visitor.open('/who-we-are');
      await visitor.until(`${isSeen('#directors h3')} && ${isSeen('#medical h3')}`);
      if (await visitor.ask<boolean>(isSeen('.tabs summary'))) await visitor.click('css=.tabs summary');
      await visitor.click('css=main a[href="#directors"]');
      await visitor.until(isAt('#directors'));
    },
  },
  {
    subject: 'gallery',
    title: 'a visitor opens a picture',
    async act(visitor) {
      await visitor.open(galleryEvent.address);
      await visitor.click(`css=main a[href] img[alt=${JSON.stringify(galleryEvent.alts[0])}]`);
      await visitor.until(`document.contentType.startsWith('image/')`);
    },
  },
  {
    subject: 'event',
    title: 'a visitor opens a past event and goes back to the past events',
    async act(visitor) {
      await visitor.open('/events');
      await visitor.until(`${isSeen('#upcoming h2, #upcoming h3')} && ${isSeen('#past li')}`);
      await visitor.click(eventsPage().past.name);
      await visitor.click('css=#past li a');
      await visitor.until(`location.pathname.startsWith('/events/')`);
      await visitor.goBack();
      await visitor.until(isSeen('#past li'));
    },
  },
];
