import type { ComponentType, PropsWithChildren } from 'react';

/** What each `<island>.fixtures.ts` exports. */
interface WorkshopFile {
  Island: ComponentType<PropsWithChildren>;
  states: Record<string, object>;
}

const islandOf = (path: string) => path.split('/').at(-2) ?? '';

const files = import.meta.glob<{ workshop: WorkshopFile }>('../islands/*/*.fixtures.{ts,tsx}', {
  eager: true,
});

export function listFixtures() {
  return Object.entries(files).flatMap(([path, { workshop }]) => {
    const island = islandOf(path);
    return Object.keys(workshop.states).map((state) => {
      const slug = state.replaceAll(' ', '-');
      return { island, state, slug, address: `/workshop/${island}/${slug}` };
    });
  });
}

type Props = PropsWithChildren<{ island: string; state: string }>;

/** The children are HTML that some islands hydrate around. */
export function Fixture({ island, state, ...children }: Props) {
  const [, file] = Object.entries(files).find(([path]) => islandOf(path) === island) ?? [];
  if (!file) return null;
  const { Island, states } = file.workshop;
  return <Island {...children} {...states[state]} />;
}
