/*
 * price-list-script.ts ticks the saved sets as soon as it loads. follow-sets.ts must load first, or the tests of these sets stay
 * unticked.
 */
import './follow-sets.ts';
import './price-list-script.ts';
