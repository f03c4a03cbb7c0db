import type { ComponentType, PropsWithChildren } from 'react';

/** What a file `<island>.fixtures.ts` gives to the workshop: the island, and its props in each state. */
interface WorkshopFile {
  Island: ComponentType<PropsWithChildren>;
  states: Record<string, object>;
}

const files = import.meta.glob<{ workshop: WorkshopFile }>('../islands/*/*.fixtures.{ts,tsx}', {
  eager: true,
});

/** Every state of every island, with its address in the workshop. */
export function listFixtures() {
  return Object.entries(files).flatMap(([path, { workshop }]) => {
    const island = path.split('/').at(-2) ?? '';
    return Object.keys(workshop.states).map((state) => {
      const slug = state.replaceAll(' ', '-');
      return { island, state, slug, address: `/workshop/${island}/${slug}` };
    });
  });
}

type Props = PropsWithChildren<{ island: string; state: string }>;

/** One island in one of its states; its children are HTML that it takes over, where it does. */
export function Fixture({ island, state, ...children }: Props) {
  const [, file] = Object.entries(files).find(([path]) => path.split('/').at(-2) === island) ?? [];
  if (!file) return null;
  const { Island, states } = file.workshop;
  return <Island {...children} {...states[state]} />;
}
