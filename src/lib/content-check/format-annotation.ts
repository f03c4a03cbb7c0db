import { sentenceOf, type Problem } from './problem.ts';

const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A problem as GitHub's workflows read it, to show it beside the line in a pull request. */
export function formatAnnotation(problem: Problem): string {
  const { file, line, column } = problem;
  const kind = problem.isWarning ? 'warning' : 'error';
  return `::${kind} file=${escapeProperty(file)},line=${line},col=${column}::${escape(sentenceOf(problem))}`;
}
