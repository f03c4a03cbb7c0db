import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { copyHtml, keepHtml } from '../../src/hydration/keep-html.ts';
import { loadIsland } from '../../src/hydration/load-island.ts';
import { holdTimers } from '../support/hold-timers.ts';
import { english } from './english.ts';
import { showIsland } from './start-island.ts';

/** Throws while it starts (`start`) or after a click on its button (`press`). `server` is for the HTML that the server sends. */
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

function showServerHtml() {
  const island = document.createElement('div');
  island.innerHTML = renderToString(<Faulty at="server" />);
  document.body.replaceChildren(island);
  return island;
}

function open(at: 'start' | 'press') {
  const island = showServerHtml();
  const html = copyHtml(island);
  const faults: unknown[] = [];
  hydrateRoot(island, <Faulty at={at} />, { onUncaughtError: (fault) => faults.push(fault) });
  keepHtml(island, html);
  return { island, faults };
}

test('if an island throws while it starts, `keepHtml` puts the server’s HTML back', async () => {
  const { faults } = open('start');
  await expect.poll(() => faults).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'A link' })).toBeVisible();
});

test('a focused text box keeps the focus if its island throws', async () => {
  const island = showServerHtml();
  document.querySelector<HTMLElement>('#name')?.focus();
  const start = () => hydrateRoot(island, <Faulty at="start" />, { onUncaughtError: () => undefined });
  // Like Astro's `load`, this gives `loadIsland` a function that hydrates the island.
  const load = () => Promise.resolve(() => Promise.resolve(void start()));
  // This stops the clock, so the focus must come back at once.
  holdTimers();
  onTestFinished(() => void vi.unstubAllGlobals());
  const ended = vi.fn();
  void loadIsland(island, { queued: [], load }, () => undefined).then(ended);
  // `loadIsland` returns `false` if it could not hydrate the island.
  await expect.poll(() => ended.mock.lastCall).toEqual([false]);
  expect(document.activeElement?.id).toBe('name');
});

test('an island that throws after a click keeps its ticks and typed text', async () => {
  const { faults, island } = open('press');
  const changes: Event[] = [];
  island.addEventListener('change', (event) => changes.push(event));
  await page.getByRole('checkbox').click();
  await page.getByRole('textbox').fill('Ama');
  await page.getByRole('button', { name: 'Press' }).click();
  await expect.poll(() => faults).toHaveLength(1);
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await expect.element(page.getByRole('textbox')).toHaveValue('Ama');
  // The last `change` event comes from `keepHtml`: scripts that show the selection must read the ticks again.
  expect(changes.at(-1)?.target).toBe(island);
});

test('an island that stops again leaves its plain HTML, and says so', async () => {
  // With this listener, Vitest reports no error of its own.
  const ignore = () => undefined;
  addEventListener('error', ignore);
  onTestFinished(() => removeEventListener('error', ignore));
  let starts = 0;
  function Stopping() {
    const [isPressed, setIsPressed] = useState(false);
    const [isHydrated, setIsHydrated] = useState(false);
    useLayoutEffect(() => {
      starts += 1;
      setIsHydrated(true);
    }, []);
    if (isPressed) throw new Error('A fault on purpose');
    return (
      <p data-hydrated={isHydrated || undefined}>
        <a href="#next">A link</a>
        <button type="button" onClick={() => setIsPressed(true)}>
          Press
        </button>
      </p>
    );
  }
  const { island, start } = showIsland(Stopping, {});
  const load = () => Promise.resolve(() => Promise.resolve(start()));
  await loadIsland(island, { queued: [], load }, () => undefined);
  await page.getByRole('button', { name: 'Press' }).click();
  await expect.poll(() => starts).toBe(2);
  await expect.poll(() => document.querySelector('[data-hydrated]')).not.toBeNull();
  await page.getByRole('button', { name: 'Press' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: english('island.failed') })).toBeVisible();
  expect(island.hasAttribute('data-unready')).toBe(true);
  await expect.element(page.getByRole('link', { name: 'A link' })).toBeVisible();
});
