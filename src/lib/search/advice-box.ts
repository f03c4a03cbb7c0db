import type { Advice, AdvicePart } from './advice.ts';

/* The box beside a search (components/search/Advice.astro). components/search/advise.ts fills it. */

/** The event that tells the search to look again, because there is new advice. */
export const ADVICE_CHANGED = 'advice';

export const findBox = () => document.querySelector<HTMLElement>('#advice');

/** The advice for what was typed; null if it names neither a danger nor a symptom. */
export function readAdvice(): Advice | null {
  const json = findBox()?.dataset['advice'];
  return json ? JSON.parse(json) : null;
}

/** Shows these parts and hides the others. 'possible' is also shown if the search finds nothing. */
export function showParts(shown: readonly AdvicePart[]): void {
  for (const part of findBox()?.querySelectorAll<HTMLElement>('[data-for]') ?? [])
    part.toggleAttribute('hidden', !shown.some((each) => each === part.dataset['for']));
}

/** Whether the advice answers a search that finds nothing. */
export const isAnswered = (advice: Advice | null) =>
  advice?.parts.some((part) => part !== 'possible') ?? false;

/** Shows the parts that answer a search; without an answer and without matches, the emergency numbers. */
export function answerSearch(advice: Advice | null, isNothingFound: boolean): void {
  showParts(isNothingFound && !isAnswered(advice) ? ['possible'] : (advice?.parts ?? []));
  // The keyboard of a phone may cover what is below the search.
  if (isNothingFound) findBox()?.scrollIntoView({ block: 'nearest' });
}
