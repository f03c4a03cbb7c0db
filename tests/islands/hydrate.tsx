import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach } from 'vitest';

let root: Root | undefined;

/** Puts the server's HTML of an island on the page, as it is before the code arrives. */
export function showHtml(island: ReactElement): HTMLElement {
  const host = document.createElement('main');
  host.innerHTML = renderToString(island);
  document.body.replaceChildren(host);
  return host;
}

/** Hydrates that HTML as the site does, but in StrictMode. Returns React's complaints; later ones join the same list. */
export function hydrate(host: Element, island: ReactElement): unknown[] {
  const complaints: unknown[] = [];
  root = hydrateRoot(host, <StrictMode>{island}</StrictMode>, {
    onRecoverableError: (error) => complaints.push(error),
  });
  return complaints;
}

/** The visitor leaves the page. */
export function leave(): void {
  root?.unmount();
  root = undefined;
}

// Runs for each test of the importing file.
afterEach(leave);
