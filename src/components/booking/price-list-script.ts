/* Price lists without sets load this script. Two separate scripts would be larger. */
import '#components/search/load-advice.ts';
import './keep-selection.ts';
