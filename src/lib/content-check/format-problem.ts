import { sentenceOf, type Problem } from './problem.ts';

/** 'content/services/telehealth.yaml:18:43 options › Eye test › price: "GHS 40" is no number. ...' */
export function formatProblem(problem: Problem): string {
  const mark = problem.isWarning ? 'Please look: ' : '';
  return `${problem.file}:${problem.line}:${problem.column} ${mark}${sentenceOf(problem)}`;
}
