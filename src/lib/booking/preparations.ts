/** What a patient does before a test. */
export interface Prepared<Name> {
  name: Name;
  /** A sentence that nobody may miss, such as what to ask before fasting; '' if there is none. */
  warning: string;
  prepare: string;
  /** `ask` if we do not know how to prepare, `nothing` if there is nothing to do. Otherwise ''. */
  kind: string;
}

export interface Preparation<Name> {
  text: string;
  isWarning: boolean;
  /** The tests that need it. */
  names: Name[];
}

const ORDER = ['warning', '', 'ask', 'nothing'];

/**
 * Every preparation of these tests, each text once. First the warnings, then what to do, then what to ask us; last come the tests
 * without a preparation.
 */
export function listPreparations<Name>(tests: readonly Prepared<Name>[]): Preparation<Name>[] {
  const parts = tests.flatMap(({ name, warning, prepare, kind }) => [
    ...(warning ? [{ name, text: warning, kind: 'warning' }] : []),
    // After a warning, "nothing to do" would contradict it.
    ...(warning && kind === 'nothing' ? [] : [{ name, text: prepare, kind }]),
  ]);
  const sorted = ORDER.flatMap((kind) => parts.filter((part) => part.kind === kind));
  return [...new Set(sorted.map(({ text }) => text))].map((text) => {
    const same = sorted.filter((part) => part.text === text);
    return { text, isWarning: same[0]?.kind === 'warning', names: same.map(({ name }) => name) };
  });
}
