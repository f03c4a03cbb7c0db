import '../../src/styles/global.css';
import { type ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { hydrate, showHtml } from './hydrate.tsx';

interface Workshop {
  Island: ComponentType<object>;
  states: Record<string, object>;
}

const files = import.meta.glob<{ workshop: Workshop }>('../../src/islands/*/*.fixtures.{ts,tsx}', {
  eager: true,
});
const islands = Object.entries(files).map(([file, { workshop }]) => ({
  name: file.split('/').at(-2) ?? file,
  ...workshop,
}));

// src/hydration repeats early clicks on an island as soon as `data-hydrated` is set.
describe.each(islands)('the island $name', ({ Island, states }) => {
  test.each(Object.entries(states))('sets `data-hydrated` on hydration (state: %s)', async (_, props) => {
    const host = showHtml(<Island {...props} />);
    expect(host.querySelector('[data-hydrated]')).toBeNull();
    hydrate(host, <Island {...props} />);
    await expect.poll(() => host.querySelector('[data-hydrated]')).not.toBeNull();
  });
});
