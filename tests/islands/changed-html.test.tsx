import '../../src/styles/global.css';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addIcons,
  changeAttributes,
  darken,
  readWords,
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
  { name: 'a password manager before hydration', before: addIcons },
  { name: 'a password manager after hydration', after: addIcons },
  { name: 'a dark mode', before: darken },
  { name: 'attributes only', before: changeAttributes },
];

const CLICKS = 10;
const CONTROLS = 'button:not([disabled]), summary, [role=tab], [data-queue-links] a';
const TYPED = 'Ama Serwaa';

const findField = (island: Element) =>
  island.querySelector<HTMLInputElement>('.field > input[type=text], input[type=search]');

/** Lets React and the observers of the page finish. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Types before hydration, then clicks the controls in turn. Returns the words on the page after each step. */
async function visit({ Island, fixture }: (typeof states)[number], { before, after }: Change) {
  const { island, start } = showIsland(Island, fixture);
  const field = findField(island);
  if (field) field.value = TYPED;
  field?.focus();
  const [early] = island.querySelectorAll<HTMLElement>(CONTROLS);
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

describe.each(states)('$name', (state) => {
  test('works and keeps its words on a changed page', async () => {
    const expected = await visit(state, { name: 'nothing' });
    for (const change of changes) {
      const steps = await visit(state, change);
      expect({ change: change.name, steps }).toEqual({ change: change.name, steps: expected });
    }
    expect(faults).toEqual([]);
  });
});
