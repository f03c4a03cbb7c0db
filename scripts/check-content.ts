/**
 * `npm run check:content`: prints the mistakes and warnings in content/, with file, line, column and what to write instead. On
 * GitHub it also annotates these lines in the pull request. It exits with 1 if there are mistakes. With `--due` it also exits
 * with 1 if something, such as a licence, has expired or will expire soon. With `--changes` it also prints each fact that the change
 * changes, which GitHub shows in the summary of the check.
 */
import { appendFileSync } from 'node:fs';
import { checkContent } from '../src/content-check/check-content.ts';
import { listChanges } from '../src/content-check/list-changes.ts';
import { formatAnnotations, formatProblem } from '../src/content-check/problem.ts';
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { readFormer } from './lib/read-former.ts';
import { readPublished } from './lib/read-published.ts';

/** '' if content/site.yaml has mistakes: the check reports them. */
function readSiteAddress(): string {
  try {
    return readSiteSettings().url;
  } catch {
    return '';
  }
}

const { published, note } = await readPublished(readSiteAddress());
const { problems, warnings, content } = await checkContent(process.cwd(), {
  ...readFormer(process.cwd()),
  formerPages: published?.pages ?? [],
  formerDestinations: published?.destinations,
});

const all = [...problems, ...warnings];
for (const problem of all) console.log(formatProblem(problem));
if (process.env['GITHUB_ACTIONS']) for (const annotation of formatAnnotations(all)) console.log(annotation);
if (note) console.log(note);

const changes = listChanges(content);
const summary = process.env['GITHUB_STEP_SUMMARY'];
if (process.argv.includes('--changes')) for (const change of changes) console.log(change);
if (summary && changes.length > 0)
  appendFileSync(
    summary,
    `## What this change changes\n\n~~~~text\n${changes.join('\n').replaceAll('~', '-')}\n~~~~\n`,
  );

const countText = problems.length === 1 ? '1 mistake' : `${problems.length || 'no'} mistakes`;
console.log(`${all.length > 0 ? '\n' : ''}${content.entries.length} entries, ${countText}`);
const due = process.argv.includes('--due') ? warnings.filter(({ isDue }) => isDue) : [];
process.exitCode = problems.length > 0 || due.length > 0 ? 1 : 0;
