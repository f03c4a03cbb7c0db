/* All that a price list runs by itself, as one script. */
import '#components/search/load-advice.ts';
import './keep-selection.ts';
