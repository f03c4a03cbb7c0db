/*
 * The script of a price list with sets. follow-sets.ts must listen before keep-selection.ts, which price-list-script.ts imports,
 * ticks the saved sets.
 */
import './follow-sets.ts';
import './price-list-script.ts';
