import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { copyHtml, keepHtml, loadIsland } from '../../src/lib/island/load-island.ts';
import { moveNoticeOut, queueClick } from '../../src/integrations/client-interaction/queue-clicks.ts';
import { holdTimers } from '../support/hold-timers.ts';

/** Throws at once (`start`) or after a click (`press`). With `server` it renders the HTML of the server. */
function Faulty({ at }: { at: 'start' | 'press' | 'server' }) {
  const [isPressed, setIsPressed] = useState(false);
  if (at === 'start' || isPressed) throw new Error('A fault on purpose');
  return (
    <form>
      <input id="box" type="checkbox" aria-label="A test" />
      <input id="name" aria-label="Name" />
      <a href="#next">A link</a>
      <button type="button" onClick={() => setIsPressed(true)}>
        Press
      </button>
    </form>
  );
}

function open(at: 'start' | 'press') {
  const island = document.createElement('div');
  island.innerHTML = renderToString(<Faulty at="server" />);
  document.body.replaceChildren(island);
  const html = copyHtml(island);
  const faults: unknown[] = [];
  hydrateRoot(island, <Faulty at={at} />, { onUncaughtError: (fault) => faults.push(fault) });
  keepHtml(island, html);
  return { island, faults };
}

test('an island that throws while it starts leaves the server’s HTML in place', async () => {
  const { faults } = open('start');
  await expect.poll(() => faults).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'A link' })).toBeVisible();
});

test('a visitor in a text box of an island keeps the focus when the island throws', async () => {
  const island = document.createElement('div');
  island.innerHTML = renderToString(<Faulty at="server" />);
  document.body.replaceChildren(island);
  document.querySelector<HTMLElement>('#name')?.focus();
  const start = () => hydrateRoot(island, <Faulty at="start" />, { onUncaughtError: () => undefined });
  const load = () => Promise.resolve(() => Promise.resolve(void start()));
  // No time passes, so the focus must come back at once.
  holdTimers();
  onTestFinished(() => void vi.unstubAllGlobals());
  const ended = vi.fn();
  void loadIsland(island, { queued: [], load }, () => undefined).then(ended);
  await expect.poll(() => ended.mock.lastCall).toEqual([false]);
  expect(document.activeElement?.id).toBe('name');
});

test('an island that throws after a click becomes plain HTML, with the ticks and typed text', async () => {
  const { faults, island } = open('press');
  const changes: Event[] = [];
  island.addEventListener('change', (event) => changes.push(event));
  await page.getByRole('checkbox').click();
  await page.getByRole('textbox').fill('Ama');
  await page.getByRole('button', { name: 'Press' }).click();
  await expect.poll(() => faults).toHaveLength(1);
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await expect.element(page.getByRole('textbox')).toHaveValue('Ama');
  // After this event, the scripts that show the selection read the ticks again.
  expect(changes.at(-1)?.target).toBe(island);
});

/** Puts the server's HTML of an island on the page, and queues a click on its button, as while the code loads. */
function queueOneClick() {
  const island = document.createElement('div');
  island.innerHTML = renderToString(<Faulty at="server" />);
  document.body.replaceChildren(island);
  const button = island.querySelector('button') as HTMLButtonElement;
  const state: Parameters<typeof queueClick>[1] = { queued: [] };
  queueClick(island, state, button);
  return { island, button, state };
}

test('moveNoticeOut moves the loading notice of a queued click out of the island', () => {
  const { island, state } = queueOneClick();
  moveNoticeOut(island, state);
  expect(state.notice?.isConnected).toBe(true);
  expect(island.contains(state.notice ?? null)).toBe(false);
});

test('copyHtml leaves out the aria-busy that a queued click sets on its button', () => {
  const { island, button } = queueOneClick();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(copyHtml(island).querySelector('[aria-busy]')).toBeNull();
});
