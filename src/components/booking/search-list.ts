import { startListSearch } from './start-list-search.ts';

/** The build writes this constant (src/pages/[folder]/[name].js.ts). */
declare const HARMLESS: [string];

startListSearch(HARMLESS[0].split(' '));
