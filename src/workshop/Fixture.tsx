import type { ComponentType, PropsWithChildren } from 'react';

/** What each file of fixtures exports as `workshop`: an island, and its props in each state. */
interface Workshop {
  Island: ComponentType<PropsWithChildren>;
  states: Record<string, object>;
}

/** 'map' for '../islands/map/map.fixtures.ts'. */
const islandOf = (path: string) => path.split('/').at(-2) ?? '';

const files = import.meta.glob<{ workshop: Workshop }>('../islands/*/*.fixtures.{ts,tsx}', {
  eager: true,
});

/** What getStaticPaths returns. */
export function listFixtures() {
  return Object.entries(files).flatMap(([path, { workshop }]) => {
    const island = islandOf(path);
    return Object.keys(workshop.states).map((state) => ({
      params: { fixture: `${island}/${state.replaceAll(' ', '-')}` },
      props: { island, state },
    }));
  });
}

type Props = PropsWithChildren<{ island: string; state: string }>;

/** `children` is HTML from workshop.astro, for an island whose fixtures have no `children`. */
export function Fixture({ island, state, ...rest }: Props) {
  const [, file] = Object.entries(files).find(([path]) => islandOf(path) === island) ?? [];
  if (!file) return null;
  const { Island, states } = file.workshop;
  return <Island {...rest} {...states[state]} />;
}
