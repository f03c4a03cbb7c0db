/* The script of a price list with sets. follow-sets.ts must listen before price-list-script.ts ticks the saved sets. */
import './follow-sets.ts';
import './price-list-script.ts';
