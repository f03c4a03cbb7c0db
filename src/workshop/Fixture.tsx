import type { ReactNode } from 'react';
import { findFixture } from './list-fixtures.ts';

interface Props {
  island: string;
  state: string;
  /** HTML that the island takes over, where it does. */
  children?: ReactNode;
}

/** One island in one of its states. */
export function Fixture({ island, state, children }: Props) {
  const found = findFixture(island, state);
  return found && <found.Island {...(children ? { children } : {})} {...found.props} />;
}
