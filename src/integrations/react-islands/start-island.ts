import { createElement, Fragment, startTransition, useLayoutEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepTexts } from './keep-texts.ts';

/*
 * Starts an island of React; Astro calls the default export. Translators, password managers and other extensions change a page's
 * HTML before that. Then React removes the HTML that it finds and renders the island anew. Here that loses nothing
 * (docs/decisions/0038).
 */

type Control = HTMLInputElement & HTMLDetailsElement;

const CONTROLS = 'input, select, textarea, details, summary, button, a';

/** Returns a function that finds the element which has replaced `control`. */
function rememberPlace(island: Element, control: Control): () => Control | undefined {
  const { id, localName, name } = control;
  const selector = id ? `#${CSS.escape(id)}` : localName + (name ? `[name="${CSS.escape(name)}"]` : '');
  const findAll = () => Array.from(island.querySelectorAll<Control>(selector));
  const index = findAll().indexOf(control);
  return () => findAll()[index];
}

/** Returns a function that gives input, focus and later clicks to the controls that have replaced those of now. */
function keepInput(island: Element): () => void {
  const controls = Array.from(island.querySelectorAll<Control>(CONTROLS), (old) => ({
    old,
    find: rememberPlace(island, old),
  }));
  const focused = document.activeElement;
  return () => {
    for (const { old, find } of controls) {
      const control = old.isConnected ? undefined : find();
      if (!control) continue;
      Object.assign(control, { value: old.value, checked: old.checked, open: old.open });
      if (old === focused) control.focus({ preventScroll: true });
      // client-interaction/directive.ts repeats clicks that came before hydration.
      old.addEventListener('click', () => control.click());
    }
  };
}

/** Runs before the effects of the island, because React runs effects in the order of the elements. */
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

export default (island: Element) => (Component: ComponentType<object>, props: object) => {
  const slots = Array.from(island.querySelectorAll('astro-slot'), (source) => [
    source.getAttribute('name') ?? 'children',
    createElement(Slot, { source }),
  ]);
  keepTexts(island);
  startTransition(() => {
    hydrateRoot(
      island,
      createElement(
        Fragment,
        {},
        createElement(Restore, { restore: keepInput(island) }),
        createElement(Component, { ...props, ...Object.fromEntries(slots) }),
      ),
      // React has rendered the island anew, which is no error of the page.
      { onRecoverableError: () => undefined },
    );
  });
};
