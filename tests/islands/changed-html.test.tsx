import '../../src/styles/global.css';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addIcons,
  changeAttributes,
  darken,
  readWords,
  showOriginal,
  translateInPlace,
  translateHtml,
} from '../support/in-page/change-html.ts';
import { showIsland } from './start-island.ts';

/*
 * Every state of every island, including islands of the future, on a page that a translator or an extension changes. The same
 * clicks must lead to the same words as on a page that nobody changed.
 */

interface Workshop {
  Island: ComponentType<object>;
  states: Record<string, object>;
}

const files = import.meta.glob<{ workshop: Workshop }>('../../src/islands/*/*.fixtures.{ts,tsx}', {
  eager: true,
});
const states = Object.entries(files).flatMap(([file, { workshop }]) =>
  Object.entries(workshop.states).map(([state, fixture]) => ({
    name: `${file.split('/').at(-2)}, ${state}`,
    Island: workshop.Island,
    fixture,
  })),
);

interface Change {
  name: string;
  before?: () => void;
  after?: () => void;
}
const goOn = () => translateHtml({ goesOn: true });
const changes: Change[] = [
  { name: 'a translator before hydration', before: translateHtml },
  { name: 'a translator after hydration', after: translateHtml },
  { name: 'a translator that goes on, from before hydration', before: goOn },
  { name: 'a translator that goes on, from after hydration', after: goOn },
  {
    name: 'a translator that shows the original again',
    after: () => {
      translateHtml();
      setTimeout(showOriginal);
    },
  },
  { name: 'a password manager before hydration', before: addIcons },
  { name: 'a password manager after hydration', after: addIcons },
  { name: 'a dark mode', before: darken },
  { name: 'attributes only', before: changeAttributes },
];

/** These move elements and texts, so the words are in another order. */
const inPlace: Change[] = [
  { name: 'Firefox before hydration', before: translateInPlace },
  { name: 'Firefox after hydration', after: translateInPlace },
  { name: 'Firefox after hydration, which goes on', after: () => translateInPlace({ goesOn: true }) },
];

const CLICKS = 10;
const CONTROLS = 'button:not([disabled]), summary, [role=tab], [data-queue-links] a';
const TYPED = 'Ama Serwaa';

const findField = (island: Element) =>
  island.querySelector<HTMLInputElement>('.field > input[type=text], input[type=search]');

/** Lets React and the observers of the page finish. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What the visitor typed, ticked and opened, and which control has the focus. */
const listInput = (island: Element) =>
  Array.from(
    island.querySelectorAll<HTMLInputElement & HTMLDetailsElement>('input, textarea, details, button'),
    (control) => {
      const { id, value, checked, open } = control;
      return { id, value, checked, open, isFocused: control === document.activeElement };
    },
  );

/** Gives an island input, and stops it once. Returns the input before and after that. */
async function visitUntilStop({ Island, fixture }: (typeof states)[number], { before, after }: Change) {
  let stop: () => void = () => undefined;
  let starts = 0;
  function Stoppable(props: object) {
    const [isStopped, setIsStopped] = useState(false);
    useEffect(() => {
      starts += 1;
      stop = () => setIsStopped(true);
    }, []);
    if (isStopped) throw new Error('A fault on purpose');
    return createElement(Island, props);
  }
  delete document.documentElement.dataset['translator'];
  const { island, start } = showIsland(Stoppable, fixture);
  before?.();
  start();
  await expect.poll(() => starts, { interval: 5 }).toBe(1);
  after?.();
  for (const field of island.querySelectorAll<HTMLInputElement>('.field > input[type=text], textarea'))
    field.value = TYPED;
  for (const box of island.querySelectorAll<HTMLInputElement>('[type=checkbox]:not(:disabled)')) box.click();
  for (const details of island.querySelectorAll('details')) details.open = true;
  await settle();
  Array.from(island.querySelectorAll<HTMLElement>('input, textarea, button')).at(-1)?.focus();
  const given = listInput(island);
  stop();
  await expect.poll(() => starts, { interval: 5 }).toBe(2);
  await settle();
  expect(island.querySelector('[data-hydrated]')).not.toBeNull();
  return { given, kept: listInput(island) };
}

/** Types before hydration, then clicks the controls in turn. Returns the words on the page after each step. */
async function visit({ Island, fixture }: (typeof states)[number], { before, after }: Change) {
  delete document.documentElement.dataset['translator'];
  const { island, start } = showIsland(Island, fixture);
  const field = findField(island);
  if (field) field.value = TYPED;
  field?.focus();
  const [early] = island.querySelectorAll<HTMLElement>(CONTROLS);
  // src/hydration repeats early clicks as soon as `data-hydrated` is set.
  expect(island.querySelector('[data-hydrated]')).toBeNull();
  before?.();
  start();
  await expect.poll(() => island.querySelector('[data-hydrated]'), { interval: 5 }).not.toBeNull();
  after?.();
  await settle();
  expect(findField(island)?.value).toBe(field?.value);
  expect(document.activeElement?.id).toBe(field?.id ?? '');
  const steps = [readWords()];
  for (let click = 0; click < CLICKS; click += 1) {
    const controls = island.querySelectorAll<HTMLElement>(CONTROLS);
    // The first click is of a visitor who was faster than the code.
    const control = click === 0 ? early : controls[click % controls.length];
    control?.click();
    await settle();
    steps.push([control?.className ?? '', ...readWords()]);
  }
  expect(island.querySelector('[data-hydrated]')).not.toBeNull();
  return steps;
}

const faults: string[] = [];
const noteFault = (event: ErrorEvent) => faults.push(event.message);

beforeEach(() => {
  faults.length = 0;
  addEventListener('error', noteFault);
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  // Requests wait for ever, so that the words do not depend on time.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.spyOn(document.head, 'append').mockReturnValue(undefined);
});

afterEach(() => {
  removeEventListener('error', noteFault);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.className = '';
});

/** The changes of one state in `npm test`: each sixth one. Every change meets two states or more. */
const takeSixth = (all: Change[], start: number) => all.filter((_, index) => (index + start) % 6 === 0);

describe.each(states.map((state, index) => ({ ...state, index })))('$name', ({ index, ...state }) => {
  describe.each([
    { share: 'a sixth', tags: [], chosen: takeSixth(changes, index), moved: takeSixth(inPlace, index) },
    { share: 'all', tags: ['nightly'], chosen: changes, moved: inPlace },
  ])('with $share of the changes', ({ tags, chosen, moved }) => {
    test('works and keeps its words on a changed page', { tags }, async () => {
      const expected = await visit(state, { name: 'nothing' });
      for (const change of chosen) {
        const steps = await visit(state, change);
        expect({ change: change.name, steps }).toEqual({ change: change.name, steps: expected });
      }
      expect(faults).toEqual([]);
    });

    test('starts again after it has stopped, with what was typed, ticked and opened', { tags }, async () => {
      for (const change of [{ name: 'nothing' }, ...chosen, ...moved]) {
        const { given, kept } = await visitUntilStop(state, change);
        expect({ change: change.name, kept }).toEqual({ change: change.name, kept: given });
      }
    });
  });
});

test('on a translated page, a heading that a screen reader reads keeps the focus', async () => {
  const picker = states.find(({ name }) => name.startsWith('picker'));
  if (!picker) throw new Error('The picker has no state');
  const { island, start } = showIsland(picker.Island, picker.fixture);
  island.querySelector('h1')?.focus();
  translateHtml();
  start();
  await expect.poll(() => island.querySelector('[data-hydrated]'), { interval: 5 }).not.toBeNull();
  await settle();
  expect(document.activeElement).toBe(island.querySelector('h1'));
});
