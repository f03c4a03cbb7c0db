import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { optionsOf } from '#lib/booking/service.ts';
import { loadServices, standInCalendars } from './load-service.ts';
import { need, readEntries } from './read-entries.ts';

const enough = loadServices().filter((service) => optionsOf(service).length > 2);
const lengthOf = (id: string) => enough.filter((service) => service.id === id).flatMap(optionsOf).length;

const written = readEntries<{ order: number; atClinic: boolean }>('services');
const isAtClinic = (id: string) => written.some((service) => service.id === id && service.atClinic);

const longest = standInCalendars().toSorted(
  (a, b) => Number(isAtClinic(b)) - Number(isAtClinic(a)) || lengthOf(b) - lengthOf(a),
)[0];

/** Whether content/ has a price list of three options with a calendar. */
const hasMainService = longest !== undefined && lengthOf(longest) > 0;
/** The id of the longest price list with a calendar, at the clinic if there is one: the one of most journeys. */
export const mainService = longest ?? '';
export const mainPath = `/${mainService}`;

/** The id of a short price list. */
export const otherService = enough.findLast(({ id }) => id !== mainService)?.id ?? mainService;
export const otherPath = `/${otherService}`;

/** The price list that the worker keeps (src/pages/worker.js.ts). */
const kept = written.toSorted((a, b) => a.order - b.order)[0]?.id ?? '';
export const keptPath = `/${kept}`;

/** For journeys of patients who come to the clinic. Called inside tests (need). */
export const needClinic = () => need(isAtClinic(mainService) || undefined, 'a price list at the clinic');

/** The end-to-end tests that need the main service, if content/ has none. The fault reporter says that they are left out. */
export const listLeftOut = (): string[] =>
  hasMainService
    ? []
    : globSync('tests/e2e/*.spec.ts')
        .filter((file) => readFileSync(file, 'utf8').includes('main-service.ts'))
        .map((file) => basename(file));
