/* The script of a price list without sets of tests. One script is smaller than a script for each import. */
import '#components/search/load-advice.ts';
import './keep-selection.ts';
