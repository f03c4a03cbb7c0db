export interface Step {
  name: string;
  /** A script that Node runs, and its arguments. Not a program of node_modules/.bin: Windows starts those by a shell alone. */
  command: readonly [script: string, ...args: string[]];
  environment?: Readonly<Record<string, string>>;
  /** Steps whose result this one works on: it waits for them, and does not run when one has failed. */
  needs?: readonly string[];
  /** Works on Astro's caches, where two at a time would overwrite each other. */
  usesAstro?: boolean;
  /** Keeps both cores busy by itself. */
  isWide?: boolean;
  /** Where the step leaves a JSON report with counted tests; a step without one counts as one test. */
  report?: string;
  /** Belongs to `npm test -- all`: what `npm test` leaves out. */
  isLeftOut?: boolean;
}

export interface Outcome {
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  seconds: number;
  output: string;
  passed: number;
  failed: number;
}
