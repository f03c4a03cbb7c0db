/* Types for modules that have none: inline scripts, a script that the build writes, js-yaml. */
declare module '*inlined' {
  const code: Readonly<Record<string, string>>;
  export default code;
}

declare module '*/web-vitals.js' {}

declare module 'js-yaml' {
  export class YAMLException extends Error {
    mark?: { line: number; column: number };
  }
  /** Throws a YAMLException. */
  export function load(text: string): unknown;
}
