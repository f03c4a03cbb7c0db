import { findPart } from '#lib/page/find-part.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { findTypedEntries, removePhrases } from '#lib/search/advice.ts';
import { ADVICE_CAME, showPart } from '#lib/search/advice-box.ts';
import type { Symptom } from '#queries/symptoms.ts';

/** The build writes this constant (src/pages/[folder]). */
declare const SYMPTOMS: readonly Symptom[];

const field = findPart<HTMLInputElement>('[type=search]');
const box = findPart('#advice');
let lastFound = '';
let help: HTMLElement | null = null;

/** A clinician's advice and links to pages that help; null if there are neither. */
function makeHelp(found: readonly Symptom[]): HTMLElement | null {
  const lines = found.flatMap(({ advice }) => advice || []);
  const links = new Map(found.flatMap(({ link }) => (link ? [[link.address, link.label] as const] : [])));
  const linked = [...links].map(([href, label]) => makeElement('a', { href }, label));
  const items = [...lines, ...linked].map((line) => makeElement('li', {}, line));
  return items.length > 0 ? makeElement('ul', {}, ...items) : null;
}

function showAdvice(): void {
  const found = findTypedEntries(SYMPTOMS, field.value);
  const kind = found[0]?.kind;
  const tests = found.flatMap((each) => each.tests);
  if (kind) box.dataset['advice'] = JSON.stringify({ kind, rest: removePhrases(found, field.value), tests });
  else delete box.dataset['advice'];
  showPart(kind ?? null);
  const foundNow = found.map((each) => SYMPTOMS.indexOf(each)).join();
  // Screen readers read every change, so an unchanged answer must not be written again after each letter.
  if (foundNow === lastFound) return;
  lastFound = foundNow;
  help?.remove();
  help = makeHelp(found);
  if (kind && help) box.querySelector(`[data-for=${kind}]`)?.append(help);
  if (kind === 'danger') box.scrollIntoView({ block: 'nearest' });
}

// In the capture phase, so that it runs before the search.
document.addEventListener('input', ({ target }) => target === field && showAdvice(), true);
// A button can empty the search, and then the browser fires no `input` event.
document.addEventListener('click', () => field.value || showAdvice());
showAdvice();
box.dispatchEvent(new Event(ADVICE_CAME));
