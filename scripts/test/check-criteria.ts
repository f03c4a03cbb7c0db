/**
 * The last step of `npm test`: every test that tests/unit/wcag/criteria.yaml names for a criterion of WCAG has run, and passed.
 * It reads what the runners report, so a test that is renamed, left out or gone shows here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { listPassed } from './read-report.ts';

const REPORTS = ['unit', 'build', 'islands', 'e2e'].map((name) => `test-results/${name}.json`);
const criteriaSchema = z.record(z.string(), z.object({ tests: z.array(z.string()).default([]) }));

const missing = REPORTS.filter((report) => !existsSync(report));
if (missing.length > 0) {
  console.error(`${missing.join(', ')} is not there. Run: npm test`);
  process.exit(1);
}
const passed = REPORTS.flatMap((report) => listPassed(JSON.parse(readFileSync(report, 'utf8'))));
const criteria = criteriaSchema.parse(parse(readFileSync('tests/unit/wcag/criteria.yaml', 'utf8')));
const faults = Object.entries(criteria).flatMap(([id, { tests }]) =>
  tests
    .filter((name) => !passed.some((title) => title.includes(name)))
    .map((name) => `${id}: no test has passed whose title holds "${name}"`),
);
for (const fault of faults) console.error(fault);
const named = new Set(Object.values(criteria).flatMap(({ tests }) => tests)).size;
console.log(
  `figures: WCAG 2.2 A and AA, ${named} tests are named for its criteria, ${faults.length} did not pass`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
