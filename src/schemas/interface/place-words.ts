import * as z from 'zod';
import { counted, words } from '../text.ts';

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
    km: 'A distance; {km}',
    onMap: 'The name of the marks, for screen readers',
    near: 'What a number on the map stands for; {count} and {place}',
    far: 'Below the name of a community; {km} and {city}',
    fromClinic: 'Below a mark; {km}',
    more: 'After the names below a mark; {count} others',
    legend: 'The name of what the marks mean, for screen readers',
    community: 'What a mark means',
    withPage: 'What a mark means',
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

/** Pages of communities, and their list. */
const community = z.strictObject({
  ...words({
    name: 'The name of the links to the next and the one before, for screen readers',
    left: 'Above the list, while it is filtered; {left} of {count}',
    none: 'The same, where none is left',
    filter: 'Above the box that filters the list',
    previous: 'After a name, for screen readers',
    next: 'After a name, for screen readers',
    overview: 'A heading',
    where: 'A heading',
    cross: 'Below a map',
    unknown: 'In place of what nobody knows',
    population: 'A label',
    water: 'A label',
    electricity: 'A label',
    education: 'A label',
    occupation: 'A label',
    facility: 'A label',
    trained: 'A label',
    screened: 'A label',
    description: 'For search engines; {name}, {site}, {km} and {city}',
  }).shape,
  count: counted('Above the list; {count}'),
});

/** Who gets what from a page, on /privacy. */
const recipient = words({
  who: 'A label',
  when: 'A label',
  what: 'A label',
});

/** What the signs of our programmes mean, after their names. */
const symbol = words({
  nkyinkyim: 'After its name',
  'boa-me-na-me-mmoa-wo': 'After its name',
  nkonsonkonson: 'After its name',
  mpatapo: 'After its name',
});

/** Kinds of articles. */
const category = words({
  News: 'A kind of article',
  Awards: 'A kind of article',
  Education: 'A kind of article',
  Events: 'A kind of article',
  Blog: 'A kind of article',
});

export const placeWords = { gallery, map, community, recipient, symbol, category };
