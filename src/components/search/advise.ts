import { findPart } from '#lib/page/find-part.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { makeJudge, type AdviceWords } from '#lib/search/advice.ts';
import { joinParts } from '#lib/search/page-words.ts';
import { ADVICE_CHANGED, showParts } from '#lib/search/advice-box.ts';
import type { Symptom } from '#queries/symptoms.ts';

/** The build writes this constant (src/pages/[folder]/[name].js.ts). */
declare const ADVICE: AdviceWords<Symptom>;

/** A word that is being typed may look like a danger: "cholesterol" begins like "chole". */
const REST_MS = 600;

const field = findPart<HTMLInputElement>('[type=search]');
const box = findPart('#advice');
let { judge } = makeJudge(ADVICE, false);
let lastJudged: string | null = '';
let lastShown = '';
let helpList: HTMLElement | null = null;
let timer = 0;

function makeHelpList(symptoms: readonly Symptom[]): HTMLElement | null {
  const lines = symptoms.flatMap(({ advice }) => advice || []);
  // Labels by address, so that each address is listed once.
  const links = new Map(symptoms.flatMap((each) => each.links).map(({ address, label }) => [address, label]));
  const linkElements = [...links].map(([href, label]) => makeElement('a', { href }, label));
  const items = [...lines, ...linkElements].map((content) => makeElement('li', {}, content));
  return items.length > 0 ? makeElement('ul', {}, ...items) : null;
}

function showAdvice(): void {
  clearTimeout(timer);
  if (field.value === lastJudged) return;
  lastJudged = field.value;
  const { parts, entries, rest } = judge(field.value);
  const tests = entries.flatMap((each) => each.tests);
  if (parts.length > 0) box.dataset['advice'] = JSON.stringify({ parts, rest, tests });
  else delete box.dataset['advice'];
  const shown = JSON.stringify(entries);
  // Screen readers read every change, so unchanged advice must not be written again.
  if (shown !== lastShown) {
    lastShown = shown;
    helpList?.remove();
    const part = parts.find((each) => each !== 'possible');
    helpList = part ? makeHelpList(entries.filter(({ kind }) => kind === part)) : null;
    if (part && helpList) findPart(`[data-for=${part}]`, box).append(helpList);
    showParts(parts);
    if (parts.includes('danger')) box.scrollIntoView({ block: 'nearest' });
  }
  box.dispatchEvent(new Event(ADVICE_CHANGED));
}

/** Judges again, with the words of complaints.js. */
export function addWords(others: AdviceWords<Symptom>): void {
  judge = makeJudge(joinParts({ first: ADVICE, others })).judge;
  waitForWord();
}

function waitForWord(): void {
  lastJudged = null;
  clearTimeout(timer);
  if (/\s$|^$/.test(field.value)) showAdvice();
  else timer = window.setTimeout(showAdvice, REST_MS);
}

document.addEventListener('input', ({ target }) => target === field && waitForWord());
document.addEventListener(
  'keydown',
  ({ target, key }) => target === field && key === 'Enter' && showAdvice(),
  true,
);
// The price list's button that empties the search causes no `input` event.
document.addEventListener('click', () => !field.value && showAdvice());
waitForWord();
