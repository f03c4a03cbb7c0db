import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach } from 'vitest';

let root: Root | undefined;

/**
 * Puts the server's HTML of an island on the page, without the code of the island. The island is inside `main`, as on the site, because
 * scripts add notices to `main`.
 */
export function showHtml(island: ReactElement): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToString(island);
  const main = document.createElement('main');
  main.append(host);
  document.body.replaceChildren(main);
  return host;
}

/** Hydrates the island in `host` as the site does, but in `StrictMode`. Returns React's complaints, a list that may still grow. */
export function hydrate(host: Element, island: ReactElement): unknown[] {
  const complaints: unknown[] = [];
  root = hydrateRoot(host, <StrictMode>{island}</StrictMode>, {
    onRecoverableError: (error) => complaints.push(error),
  });
  return complaints;
}

/** Unmounts the island, as when the visitor leaves the page. */
export function leave(): void {
  root?.unmount();
  root = undefined;
}

// This runs after each test of a file that imports this module.
afterEach(leave);
