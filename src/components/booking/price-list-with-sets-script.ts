/* One script, because two would weigh more (price-list-script.ts). */
import './follow-sets.ts';
import './price-list-script.ts';
