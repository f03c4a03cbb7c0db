import { startListSearch } from './start-list-search.ts';

startListSearch();
