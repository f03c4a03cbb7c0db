/* The script of a price list with sets. follow-sets.ts comes first, so that it hears when price-list-script.ts ticks the kept sets. */
import './follow-sets.ts';
import './price-list-script.ts';
