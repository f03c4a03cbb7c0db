import { createElement, Fragment, startTransition, useLayoutEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { copyHtml, keepHtml } from './keep-html.ts';
import { keepTexts } from './keep-texts.ts';
import { moveFocus, moveInput } from './move-input.ts';

/*
 * Starts an island of React; Astro calls the default export. Translators, password managers and other extensions change a page's
 * HTML before that. Then React removes the HTML that it finds and renders the island anew. Here that loses nothing
 * (docs/decisions/0038).
 */

/** Returns a function that gives input, focus and later clicks to the controls that have replaced those of now. */
function keepInput(island: Element, focused: Element | null): () => void {
  const parts = [...island.children];
  return () => {
    for (const part of parts) if (!part.isConnected) moveInput(part, island, focused);
  };
}

/** Before the island, this runs before the effects of the island, because React runs effects in the order of the elements. */
function Restore({ restore }: { restore: () => void }) {
  useLayoutEffect(restore, []);
  return null;
}

/** Keeps the nodes of a slot, and never writes HTML: the Content Security Policy forbids `innerHTML`. */
function Slot({ source }: { source: Element }) {
  return createElement(
    'astro-slot',
    {
      name: source.getAttribute('name') ?? undefined,
      // With the text '', React accepts any nodes in the element.
      suppressHydrationWarning: true,
      ref: (slot: Element | null) => {
        if (slot && slot !== source) slot.append(...source.childNodes);
      },
    },
    '',
  );
}

/**
 * When React renders the island anew, the browser would take what is below it as the anchor of the scroll position, such as the
 * footer, and follow that. Returns a function that ends this, two frames later.
 */
function holdScroll(): () => void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  return () =>
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}

export default (island: Element) => (Component: ComponentType<object>, props: object) => {
  const html = copyHtml(island);
  const start = (afterStart?: () => void) => {
    const slots = Array.from(island.querySelectorAll('astro-slot'), (source) => [
      source.getAttribute('name') ?? 'children',
      createElement(Slot, { source }),
    ]);
    const focused = document.activeElement;
    const releaseScroll = holdScroll();
    const finish = () => {
      releaseScroll();
      // A focused control in a slot is back in the page now.
      moveFocus(focused);
      afterStart?.();
    };
    startTransition(() => {
      hydrateRoot(
        island,
        createElement(
          Fragment,
          {},
          createElement(Restore, { restore: keepInput(island, focused) }),
          createElement(Component, { ...props, ...Object.fromEntries(slots) }),
          createElement(Restore, { restore: finish }),
        ),
        // React has rendered the island anew, which is no error of the page.
        { onRecoverableError: () => undefined },
      );
    });
  };
  const startAgain = () => {
    // load-island.ts then says that the island has stopped.
    keepHtml(island, copyHtml(island), () => island.dispatchEvent(new Event('stopped')));
    start();
  };
  keepTexts(island);
  start(() => keepHtml(island, html, startAgain));
};
