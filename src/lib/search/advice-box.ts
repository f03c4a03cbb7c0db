import type { Advice } from './advice.ts';

/*
 * The box beside a search (components/search/Advice.astro). It tells the search what it must know of the advice, as the price list does of its
 * tests; the script that fills it (components/search/advise.ts) hears each letter before the search does.
 */

/** Tells the search, which may have looked already, that the words of somebody ill are there. */
export const ADVICE_CAME = 'advice';

export const findBox = () => document.querySelector<HTMLElement>('#advice');

/** What the search has to know; null where nothing of danger or of a symptom was typed. */
export function readAdvice(): Advice | null {
  const text = findBox()?.dataset['advice'];
  return text ? (JSON.parse(text) as Advice) : null;
}

/** Shows one part of the box, or none: 'none' is for a search that finds nothing. */
export function showPart(shown: Advice['kind'] | 'none' | null): void {
  for (const part of findBox()?.querySelectorAll<HTMLElement>('[data-for]') ?? [])
    part.toggleAttribute('hidden', part.dataset['for'] !== shown);
}
