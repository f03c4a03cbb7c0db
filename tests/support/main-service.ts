import { optionsOf } from '#lib/booking/service.ts';
import { loadServices, standInCalendars } from './load-service.ts';
import { need } from './read-entries.ts';

const enough = loadServices().filter((service) => optionsOf(service).length > 2);
const lengthOf = (id: string) => enough.filter((service) => service.id === id).flatMap(optionsOf).length;

/** The id of the longest price list with a calendar: the one of most journeys. */
export const mainService = need(
  standInCalendars().toSorted((a, b) => lengthOf(b) - lengthOf(a))[0],
  'a price list of three options with a calendar',
);
export const mainPath = `/${mainService}`;

/** The id of a short price list. */
export const otherService = enough.at(-1)?.id ?? mainService;
export const otherPath = `/${otherService}`;
