import ICAL from 'ical.js';
import { findAll, readPage, readText } from '#lib/page/html-tree.ts';
import { parseDocument } from 'htmlparser2';
import type { Document, Element } from 'domhandler';
import { listTexts } from './find-english.ts';

/* What other programs read: the news feed, and calendars. */

const childText = (part: Document | Element, name: string) => findAll(name, part).map(readText)[0] ?? '';

interface Subscribed {
  language: string;
  /** The texts of the feed or calendar. */
  texts: string[];
  /** The links of its items or events. */
  links: string[];
}

/** Reads a news feed. The texts and links in the HTML of its items are in the result too. */
export function readFeed(xml: string, tag: string): Subscribed & { items: number } {
  const [channel] = findAll('channel', parseDocument(xml, { xmlMode: true }));
  if (!channel) throw new Error('This is not a feed');
  const items = findAll('item', channel);
  const pages = items.map((item) => readPage(childText(item, 'content:encoded')));
  const own = ['title', 'description', 'category'].flatMap((name) => findAll(name, channel).map(readText));
  return {
    language: childText(channel, 'language'),
    items: items.length,
    texts: [...own, ...pages.flatMap((page) => listTexts(page, tag).map(({ text }) => text))],
    links: [
      ...items.map((item) => childText(item, 'link')),
      ...pages.flatMap((page) => findAll('a', page).map(({ attribs }) => attribs['href'] ?? '')),
    ],
  };
}

/** A calendar of events. */
export function readCalendar(text: string): Subscribed & { name: string } {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const propertyOf = (part: ICAL.Component, name: string) => String(part.getFirstPropertyValue(name) ?? '');
  const events = calendar.getAllSubcomponents('vevent');
  const links = events.map((event) => propertyOf(event, 'url'));
  const texts = events.flatMap((event) =>
    ['summary', 'description', 'location'].map((name) => propertyOf(event, name)),
  );
  return {
    name: propertyOf(calendar, 'x-wr-calname'),
    language: propertyOf(calendar, 'prodid').split('//').at(-1) ?? '',
    texts: texts.map((text) => links.reduce((rest, link) => rest.replace(link, ''), text)),
    links,
  };
}
