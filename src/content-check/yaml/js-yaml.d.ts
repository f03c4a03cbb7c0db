// The package brings no types. These are of the two things used here.
declare module 'js-yaml' {
  export class YAMLException extends Error {
    reason: string;
    mark?: { line: number; column: number };
  }
  /** Throws a YAMLException. */
  export function load(text: string): unknown;
}
