/* The script of a price list without sets of tests. One script is smaller than a script for each import. */
import './load-list-search.ts';
import './keep-selection.ts';
