/* One script for each price list: two would weigh more. */
import '#components/search/load-advice.ts';
import './keep-selection.ts';
