/* Types for modules that have none: inline scripts, js-yaml. */
declare module '*inlined' {
  const code: Readonly<Record<string, string>>;
  export default code;
}

declare module 'js-yaml' {
  export class YAMLException extends Error {
    mark?: { line: number; column: number };
  }
  /** Throws a YAMLException. */
  export function load(text: string): unknown;
}
