import * as z from 'zod';
import { counted, words } from './words.ts';

/** Dates and times. What browsers know of a language stands in no list here. */
const dates = words({
  locale: 'The tag by which browsers know how the language counts and dates, such as fr',
});

/** Pictures of an event. */
const gallery = words({
  heading: 'The heading; {count} pictures',
  enlarge: 'The button on the large picture',
  enlarged: 'The name of the window with one picture, for screen readers',
  place: 'Below an enlarged picture; {number} of {count}, and what it shows: {description}',
  previous: 'A button',
  next: 'A button',
  close: 'A button',
  picture: 'Said to screen readers before one number',
  pictures: 'Said to screen readers before several',
  one: 'Between the buttons; {until} of {count}',
  several: 'Between the buttons; {from} to {until} of {count}',
});

/** The map, drawn and interactive. */
const map = z.strictObject({
  ...words({
    name: 'The name of the interactive map, for screen readers',
    openIt: 'The button that opens it',
    backToDrawn: 'The button that closes it',
    before: 'Below the button; {host} is the company, {size} megabytes',
    loading: 'While it loads',
    open: 'Once it is open',
    failed: 'When it does not load',
    refused: 'When the maps service refuses us',
    offline: 'Without a connection',
    chosen: 'After a press on a place, {place}',
  }).shape,
  together: counted('What a number on the map stands for; {count} communities'),
});

export const siteWords = { dates, gallery, map };
