import type { AdviceWords } from '#lib/search/advice.ts';
import type { Symptom } from '#queries/symptoms.ts';

/* The words that advise.ts does not have: what may be a danger, or one within hours, and complaints. */

/** The build writes this constant (src/pages/[folder]/[name].js.ts). */
declare const OTHERS: AdviceWords<Symptom>;

export const others = OTHERS;
