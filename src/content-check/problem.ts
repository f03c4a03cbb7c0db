/** A place in a file as editors count: the first line is 1, the first letter of a line is 1. */
export interface Position {
  line: number;
  column: number;
}

/** A mistake in one file: where it is, the field in the editor's words ('' when it is none's), and what to write instead. */
export interface Finding extends Position {
  field: string;
  message: string;
  /** What an editor should know, and what does not stop the build. */
  isWarning?: true;
}

/** A finding with its file, such as content/services/telehealth.yaml. */
export interface Problem extends Finding {
  file: string;
}

export const START: Position = { line: 1, column: 1 };

/** The sentence of a finding without its place, as it is printed. */
export const sentenceOf = ({ field, message }: Finding) => (field ? `${field}: ${message}` : message);

/** 'content/services/telehealth.yaml:18:43 options › Eye test › price: "GHS 40" is no number. ...' */
export function formatProblem(problem: Problem): string {
  const mark = problem.isWarning ? 'Please look: ' : '';
  return `${problem.file}:${problem.line}:${problem.column} ${mark}${sentenceOf(problem)}`;
}

/** The line and column of an index into a text. */
export function positionAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: index - lineStart + 1 };
}
