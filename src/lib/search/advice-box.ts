import type { Advice } from './advice.ts';

/* The box beside a search (components/search/Advice.astro). components/search/advise.ts fills it before the search reacts. */

/** The event that tells the search to look again, because the symptoms have loaded. */
export const ADVICE_LOADED = 'advice';

export const findBox = () => document.querySelector<HTMLElement>('#advice');

/** The advice for the typed text; null if the text names neither a danger nor a symptom. */
export function readAdvice(): Advice | null {
  const json = findBox()?.dataset['advice'];
  return json ? JSON.parse(json) : null;
}

/** null hides all parts. 'none' is the part that shows if the search finds nothing. */
export function showPart(shown: Advice['kind'] | 'none' | null): void {
  for (const part of findBox()?.querySelectorAll<HTMLElement>('[data-for]') ?? [])
    part.toggleAttribute('hidden', part.dataset['for'] !== shown);
}
