/** A place in a file as editors count: the first line is 1, the first letter of a line is 1. */
export interface Position {
  line: number;
  column: number;
}

/** A mistake in one file: where it is, the field in the editor's words ('' when it is none's), and what to write instead. */
export interface Mistake extends Position {
  field: string;
  message: string;
  /** What an editor should know, and what does not stop the build. */
  isWarning?: true;
  /** Of a warning: a day has come or is near, such as the last one of a licence. */
  isDue?: true;
}

/** A mistake with its file, such as content/services/telehealth.yaml. */
export interface Problem extends Mistake {
  file: string;
  /** The name of the check between files that found it. */
  check?: string;
}

export const FILE_START: Position = { line: 1, column: 1 };

/** A mistake at a place; without a field, it is about the text or the file as a whole. */
export const mistakeAt = ({ line, column }: Position, message: string, field = ''): Mistake => ({
  line,
  column,
  field,
  message,
});

/** A problem that an editor is told of and that does not stop the build. */
export const asWarning = (problem: Problem): Problem => ({ ...problem, isWarning: true });

/** A warning of a day that has come or is near. */
export const asDue = (problem: Problem): Problem => ({ ...asWarning(problem), isDue: true });

/** The sentence of a mistake without its place, as it is printed. */
const sentenceOf = ({ field, message }: Mistake) => (field ? `${field}: ${message}` : message);

/** 'content/services/telehealth.yaml:18:43 options › Eye test › price: "GHS 40" is not a number. ...' */
export function formatProblem(problem: Problem): string {
  const mark = problem.isWarning ? 'Please look: ' : '';
  return `${problem.file}:${problem.line}:${problem.column} ${mark}${sentenceOf(problem)}`;
}

/** All mistakes as one text, one a line. */
export function listProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  return `content/ has ${count}:\n\n${problems.map(formatProblem).join('\n')}\n`;
}

/** An error that shows the mistakes alone: where in our code they were found helps nobody who writes content. */
export function contentError(problems: readonly Problem[]): Error {
  const error = new Error(listProblems(problems));
  error.stack = '';
  return error;
}

/** Words on one line, of `most` letters. */
export function shorten(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 3)}...` : line;
}

/** The line and column of an index into a text. */
export function positionAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: index - lineStart + 1 };
}

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
