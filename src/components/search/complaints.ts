import type { AdviceWords } from '#lib/search/advice.ts';
import type { Symptom } from '#queries/symptoms.ts';

/* The words that advise.ts does not have: what may be a danger, or one within hours, and complaints. */

/** The build writes this constant (src/pages/[folder]/[name].js.ts). */
declare const OTHERS: AdviceWords<Symptom>;

// If advice.js does not load, load-advice.ts shows the emergency numbers.
import('/scripts/advice.js').then(
  ({ addWords }) => addWords(OTHERS),
  () => undefined,
);
