import { fieldLabel } from './fields/field-path.ts';

/** A place in a file as editors count: the first line is 1, the first letter of a line is 1. */
export interface Position {
  line: number;
  column: number;
}

/** `field` is '' if the mistake is not in a field. `message` says what to write. */
export interface Mistake extends Position {
  field: string;
  message: string;
  /** A warning does not stop the build. */
  isWarning?: true;
  /** A warning about something that has expired or will expire soon, such as a licence. */
  isDue?: true;
  /** With `isDue`: the site hides it from that day on, so it does not block a launch. */
  hidesItself?: true;
}

export interface Problem extends Mistake {
  file: string;
}

export const FILE_START: Position = { line: 1, column: 1 };

/** Without a field, the mistake is about the text or the whole file. */
export const mistakeAt = ({ line, column }: Position, message: string, field = ''): Mistake => ({
  line,
  column,
  field,
  message,
});

export const asWarning = (problem: Problem): Problem => ({ ...problem, isWarning: true });

/** What the place of a problem is found with: an entry, read and checked without other files. */
interface Source {
  file: string;
  data: unknown;
  locate(path: readonly PropertyKey[]): Position;
}

export const problemAt = (
  { file, data, locate }: Source,
  path: readonly PropertyKey[],
  message: string,
): Problem => ({
  file,
  ...mistakeAt(locate(path), message, fieldLabel(path, data)),
});

export const warningAt = (entry: Source, path: readonly PropertyKey[], message: string): Problem =>
  asWarning(problemAt(entry, path, message));

export const dueAt = (entry: Source, path: readonly PropertyKey[], message: string): Problem => ({
  ...warningAt(entry, path, message),
  isDue: true,
});

export const problemAtFile = (file: string, message: string): Problem => ({
  file,
  ...mistakeAt(FILE_START, message),
});

export const problemsOf = ({ file, mistakes }: { file: string; mistakes: readonly Mistake[] }): Problem[] =>
  mistakes.map((mistake) => ({ file, ...mistake }));

const messageOf = ({ field, message }: Mistake) => (field ? `${field}: ${message}` : message);

/** Such as 'content/services/van.yaml:18:43 categories › Eyes › options › Eye test › price: "free" is not a number. ...' */
export function formatProblem(problem: Problem): string {
  const prefix = problem.isWarning ? 'Please look: ' : '';
  return `${problem.file}:${problem.line}:${problem.column} ${prefix}${messageOf(problem)}`;
}

export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  return `content/ has ${count}:\n\n${problems.map(formatProblem).join('\n')}\n`;
}

export function shorten(text: string, maxLetters: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxLetters ? `${line.slice(0, maxLetters - '...'.length)}...` : line;
}

/** `line` lacks the hyphen of an item, so it is a part of the item above it. */
export const explainLostItem = (line: string) =>
  `this line is a part of the item above it. If it is an item, write - ${shorten(line, 80)}`;

export function positionAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: index - lineStart + 1 };
}

// GitHub shows at most this many errors and this many warnings of a step, and silently drops the rest.
const MAX_ANNOTATIONS = 10;
// The last annotation lists the problems without an annotation, up to this number.
const MAX_LISTED = 100;

// The escapes of GitHub's workflow commands.
const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function annotate({ file, line, column, isWarning }: Problem, text: string): string {
  return `::${isWarning ? 'warning' : 'error'} file=${escapeProperty(file)},line=${line},col=${column}::${escapeText(text)}`;
}

function annotateAll(problems: readonly Problem[]): string[] {
  const shown = problems.length > MAX_ANNOTATIONS ? problems.slice(0, MAX_ANNOTATIONS - 1) : problems;
  const others = problems.slice(shown.length);
  const annotations = shown.map((problem) => annotate(problem, messageOf(problem)));
  const [first] = others;
  if (!first) return annotations;
  const lines = [`${others.length} more:`, ...others.slice(0, MAX_LISTED).map(formatProblem)];
  if (others.length > MAX_LISTED)
    lines.push(`${others.length - MAX_LISTED} more are in the log of this check`);
  return [...annotations, annotate(first, lines.join('\n'))];
}

/** Problems in the format in which GitHub shows them beside the lines of a pull request. */
export function formatAnnotations(problems: readonly Problem[]): string[] {
  return [false, true].flatMap((isWarning) =>
    annotateAll(problems.filter((problem) => Boolean(problem.isWarning) === isWarning)),
  );
}

/** When our own code throws. The other files are still checked. */
export const stoppedMessage = (what: string, error: unknown) =>
  `${what} stopped here, which is a mistake of the site and not yours: ${shorten(String(error), 120)}. Ask a developer`;
