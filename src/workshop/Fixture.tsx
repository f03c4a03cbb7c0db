import type { ComponentType, PropsWithChildren } from 'react';

/** What each file of fixtures exports as `workshop`. */
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

/** `children` is HTML for an island whose fixtures have no children (fixture.astro). */
export function Fixture({ island, state, ...htmlChildren }: Props) {
  const [, file] = Object.entries(files).find(([path]) => islandOf(path) === island) ?? [];
  if (!file) return null;
  const { Island, states } = file.workshop;
  return <Island {...htmlChildren} {...states[state]} />;
}
