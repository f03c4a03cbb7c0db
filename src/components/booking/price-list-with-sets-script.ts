/* One script, like price-list-script.ts. */
import './follow-sets.ts';
import './price-list-script.ts';
