import { Children, createElement, isValidElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import startReact from '../../src/hydration/start-island.ts';

/** The parts of the props that Astro renders as slots. */
const isSlot = (part: unknown) =>
  Array.isArray(part) ? part.some((each) => isValidElement(each)) : isValidElement(part);

/** Puts an island on the page as the build writes it, with its slots. Returns a function that starts it as Astro does. */
export function showIsland(Island: ComponentType<object>, fixture: object) {
  const slots = Object.entries(fixture).filter(([, part]) => isSlot(part));
  const plainProps = Object.fromEntries(Object.entries(fixture).filter(([, part]) => !isSlot(part)));
  const slotProps = slots.map(([name, part]) => [
    name,
    createElement('astro-slot', name === 'children' ? {} : { name }, ...Children.toArray(part as never)),
  ]);
  const island = document.createElement('astro-island');
  island.innerHTML = renderToString(
    createElement(Island, { ...plainProps, ...Object.fromEntries(slotProps) }),
  );
  const main = document.createElement('main');
  main.append(island);
  document.body.replaceChildren(main);
  return { island, start: () => startReact(island)(Island, plainProps) };
}
