/*
 * The script of a price list with sets. price-list-script.ts ticks the saved sets at once, so follow-sets.ts must listen before.
 */
import './follow-sets.ts';
import './price-list-script.ts';
