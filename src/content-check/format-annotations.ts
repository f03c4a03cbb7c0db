import { formatProblem, type Problem, sentenceOf } from './problem.ts';

// GitHub shows so many errors and so many warnings of a step, and drops the others without a word.
const MOST_NOTES = 10;
const MOST_LINES = 100;

const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function annotate({ file, line, column, isWarning }: Problem, text: string): string {
  const kind = isWarning ? 'warning' : 'error';
  return `::${kind} file=${escapeProperty(file)},line=${line},col=${column}::${escape(text)}`;
}

function annotateAll(problems: readonly Problem[]): string[] {
  const alone = problems.length > MOST_NOTES ? problems.slice(0, MOST_NOTES - 1) : problems;
  const rest = problems.slice(alone.length);
  const notes = alone.map((problem) => annotate(problem, sentenceOf(problem)));
  const [first] = rest;
  if (!first) return notes;
  const lines = [`${rest.length} more:`, ...rest.slice(0, MOST_LINES).map(formatProblem)];
  if (rest.length > MOST_LINES) lines.push(`${rest.length - MOST_LINES} more are in the log of this check`);
  return [...notes, annotate(first, lines.join('\n'))];
}

/**
 * Problems as GitHub's workflows read them, to show them beside the lines of a pull request. Where there are more than it
 * shows, the last note of a kind lists all that are left.
 */
export function formatAnnotations(problems: readonly Problem[]): string[] {
  return [false, true].flatMap((isWarning) =>
    annotateAll(problems.filter((problem) => Boolean(problem.isWarning) === isWarning)),
  );
}
