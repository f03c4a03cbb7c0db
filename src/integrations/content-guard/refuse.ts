import { formatProblem, type Problem } from '#content-check/problem.ts';

/** All mistakes as one text, one a line. */
export function listProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  return `content/ has ${count}:\n\n${problems.map(formatProblem).join('\n')}\n`;
}

/** An error that shows the mistakes alone: where in our code they were found helps nobody who writes content. */
export function refusal(problems: readonly Problem[]): Error {
  const error = new Error(listProblems(problems));
  error.stack = '';
  return error;
}
