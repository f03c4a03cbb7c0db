import type { ComponentType, PropsWithChildren } from 'react';

/** What a file `<island>.fixtures.ts` gives to the workshop: the island, and its props in each state. */
interface Shown {
  Island: ComponentType<PropsWithChildren>;
  states: Record<string, object>;
}

const files = import.meta.glob<{ workshop: Shown }>('../islands/*/*.fixtures.{ts,tsx}', { eager: true });

const slugOf = (state: string) => state.replaceAll(' ', '-');

/** Every state of every island, with its address in the workshop. */
export function listFixtures() {
  return Object.entries(files).flatMap(([path, { workshop }]) => {
    const island = path.split('/').at(-2) ?? '';
    return Object.keys(workshop.states).map((state) => {
      const slug = slugOf(state);
      return { island, state, slug, address: `/workshop/${island}/${slug}` };
    });
  });
}

/** An island with its props in one state. */
export function findFixture(island: string, state: string) {
  const file = Object.entries(files).find(([path]) => path.split('/').at(-2) === island);
  return file && { Island: file[1].workshop.Island, props: file[1].workshop.states[state] };
}
