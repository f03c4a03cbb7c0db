/* Price lists with sets load this script. Two separate scripts would be larger. */
import './follow-sets.ts';
import './price-list-script.ts';
