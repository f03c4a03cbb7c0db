import { findPart } from '#lib/page/find-part.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { findTypedEntries, removePhrases } from '#lib/search/advice.ts';
import { ADVICE_LOADED, showPart } from '#lib/search/advice-box.ts';
import type { Symptom } from '#queries/symptoms.ts';

/** The build writes this constant (src/pages/[folder]/[name].js.ts). */
declare const SYMPTOMS: readonly Symptom[];

const field = findPart<HTMLInputElement>('[type=search]');
const box = findPart('#advice');
let lastFound = '';
let helpList: HTMLElement | null = null;

function makeHelpList(symptoms: readonly Symptom[]): HTMLElement | null {
  const lines = symptoms.flatMap(({ advice }) => advice || []);
  // Labels by address, so that each address is listed once.
  const links = new Map<string, string>();
  for (const { link } of symptoms) if (link) links.set(link.address, link.label);
  const linkElements = [...links].map(([href, label]) => makeElement('a', { href }, label));
  const items = [...lines, ...linkElements].map((content) => makeElement('li', {}, content));
  return items.length > 0 ? makeElement('ul', {}, ...items) : null;
}

function showAdvice(): void {
  const symptoms = findTypedEntries(SYMPTOMS, field.value);
  // All found symptoms are of one kind: if a danger was typed, only dangers are found.
  const kind = symptoms[0]?.kind;
  const tests = symptoms.flatMap((each) => each.tests);
  if (kind)
    box.dataset['advice'] = JSON.stringify({ kind, rest: removePhrases(symptoms, field.value), tests });
  else delete box.dataset['advice'];
  showPart(kind ?? null);
  const found = symptoms.map((each) => SYMPTOMS.indexOf(each)).join();
  // Screen readers read every change, so unchanged advice must not be written again after each letter.
  if (found === lastFound) return;
  lastFound = found;
  helpList?.remove();
  helpList = makeHelpList(symptoms);
  if (kind && helpList) findPart(`[data-for=${kind}]`, box).append(helpList);
  if (kind === 'danger') box.scrollIntoView({ block: 'nearest' });
}

// In the capture phase, so that showAdvice() runs before the search.
document.addEventListener('input', ({ target }) => target === field && showAdvice(), true);
// The price list's button that empties the search (useSearch.ts) causes no `input` event.
document.addEventListener('click', () => !field.value && showAdvice());
showAdvice();
box.dispatchEvent(new Event(ADVICE_LOADED));
