/** The figures that are asked for, each with what it is read from: the tests' own words, or those of `npm run engines`. */
const wanted: readonly [name: string, said: RegExp][] = [
  ['faults survived', /^faults survived (.+)/],
  ['third-party requests before a touch', /^third-party requests before a touch, (.+)/],
  ['policies', /^policies, (.+)/],
  ['axe findings', /^axe\b[^:]*: (.+)/],
  ['engine', /^(\S.*: \d+ of \d+ passed; .+)/],
];

interface Figures {
  rows: [name: string, figure: string][];
  /** Names of figures that nothing was said of. */
  missing: string[];
}

/** Brings what the tests and the engines said into rows: first what is asked for, in that order, then all else. */
export function tabulateFigures(said: readonly string[]): Figures {
  const named = wanted.map(([name, pattern]) => ({
    name,
    found: said.flatMap((line) => pattern.exec(line)?.[1] ?? []),
  }));
  const others = said.filter((line) => !wanted.some(([, pattern]) => pattern.test(line)));
  return {
    rows: [
      ...named.flatMap(({ name, found }) => found.map((figure): [string, string] => [name, figure])),
      ...others.map((line): [string, string] => ['', line]),
    ],
    missing: named.filter(({ found }) => found.length === 0).map(({ name }) => name),
  };
}
