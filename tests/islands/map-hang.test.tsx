import '../../src/styles/global.css';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { InteractiveMap } from '#islands/map/InteractiveMap.tsx';
import { mapFixtures } from '#islands/map/map.fixtures.ts';
import { PATIENCE_MS } from '#islands/map/open-map.ts';
import { holdTimers } from '../support/hold-timers.ts';
import standIn from '../stand-ins/maps-script.js?raw';
import { english } from './english.ts';

test('a visitor can open the map even after the maps service was late', async () => {
  const passTime = holdTimers();
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json([])));
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const host = document.createElement('main');
  document.body.replaceChildren(host);
  createRoot(host).render(<InteractiveMap {...mapFixtures['all communities']}>The drawn map</InteractiveMap>);

  const button = page.getByRole('button', { name: english('map.openIt') });
  await button.click();
  await expect.element(page.getByText(english('map.loading'))).toBeVisible();
  await expect.poll(() => append.mock.calls.length).toBe(1);
  // A second click while the map loads must not add the script again.
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  passTime(PATIENCE_MS);
  // From here, time passes as usual.
  vi.unstubAllGlobals();
  await expect.element(page.getByText(english('map.failed'))).toBeVisible();
  expect(append).toHaveBeenCalledOnce();

  // The script comes at last, but the map waits for another click.
  new Function(standIn.replace('document.currentScript?.src ?? ', ''))();
  await expect.element(page.getByText(english('map.failed'))).toBeVisible();
  await button.click();
  await expect.element(page.getByText(english('map.open'))).toBeVisible();
});
