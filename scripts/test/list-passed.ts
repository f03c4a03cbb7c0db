import { z } from 'zod';

const vitestReport = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ status: z.string() })) })),
});
interface Suite {
  specs: z.infer<typeof specSchema>[];
  suites?: Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(suiteSchema) });

/** The titles of the tests that ran and passed in a JSON report of Vitest or Playwright. One that was skipped did neither. */
export function listPassed(report: unknown): string[] {
  const vitest = vitestReport.safeParse(report).data;
  if (vitest)
    return vitest.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ title }) => title);
  const listOf = ({ specs, suites = [] }: Suite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ results }) => results.at(-1)?.status === 'passed'))
      .map(({ title }) => title),
    ...suites.flatMap(listOf),
  ];
  return playwrightReport.parse(report).suites.flatMap(listOf);
}
