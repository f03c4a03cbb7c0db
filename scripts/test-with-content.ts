/**
 * `node scripts/test-with-content.ts`: copies the project. In the copy, it runs every step of `npm test` that reads content/, or
 * only the steps that you name. The copy has the content of another charity, large or `--small`, and the launch check must pass too.
 * With `--changes`, the copy has our content after a year of editors' changes, with `--many` our content as large as after ten years;
 * then the launch check does not run.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { becomeAnotherCharity } from '../tests/support/another-charity.ts';
import { copyWholeProject } from '../tests/support/copy-whole-project.ts';
import { runScript, whenStopped } from './lib/run-command.ts';
import { changeAsEditorsDo } from '../tests/support/editors-changes.ts';
import { multiplyContent } from '../tests/support/many-entries.ts';
import { SHIPPED_CONTENT_TESTS } from '../tests/support/shipped-content.ts';

const STEPS = 'content build build-with-stand-ins build-own-content dist unit components islands e2e'.split(
  ' ',
);
// Invented keys. Only the other charity gets them, so that builds with keys and builds without keys are tested.
const keys = {
  EMAIL_PUBLIC_KEY: 'another-public-key',
  EMAIL_SERVICE_ID: 'another-service',
  EMAIL_TEMPLATE_GROUP_HEALTH_CHECK: 'another-template-1',
  EMAIL_TEMPLATE_DONATION_REQUEST: 'another-template-2',
  MAPS_KEY: 'another-maps-key',
};

const requested = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const isMany = process.argv.includes('--many');
// The content and the words are ours.
const isOurs = isMany || process.argv.includes('--changes');
const changeContent = isMany ? multiplyContent : changeAsEditorsDo;
const size = process.argv.includes('--small') ? 'small' : 'large';
const ourName = isMany ? 'many-entries' : 'changed-content';
const name = isOurs ? ourName : `${size}-charity`;

const signal = whenStopped();
using project = copyWholeProject();
const content = join(project.root, 'content');
if (isOurs) await changeContent(content);
else await becomeAnotherCharity(content, size);
// As another charity does. Editors may change what these tests count.
rmSync(join(project.root, SHIPPED_CONTENT_TESTS), { recursive: true });
const run = (...args: string[]) =>
  runScript(args, {
    cwd: project.root,
    env: {
      ...process.env,
      // The address of the invented charity may belong to somebody.
      PUBLISHED: 'none',
      // Leaves out the tests that expect our interface texts (tests/playwright.config.ts).
      OTHER_WORDS: 'true',
      ...(isOurs ? {} : keys),
    },
    signal,
  });
const { code, output } = await run('scripts/test.ts', ...(requested.length > 0 ? requested : STEPS));
console.log(output);
const launch = isOurs ? null : await run('scripts/launch-check.ts');
const isUnready = launch !== null && launch.code !== 0;
if (isUnready) console.log(`launch-check failed\n\n${launch.output}`);
const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
mkdirSync('test-results', { recursive: true });
// If the run printed no numbers, Number() gives NaN, and JSON.stringify() writes null (scripts/test/run-step.ts).
writeFileSync(
  `test-results/${name}.json`,
  JSON.stringify({ numPassedTests: Number(passed), numFailedTests: Number(failed) + Number(isUnready) }),
);
process.exitCode = isUnready ? 1 : (code ?? 1);
