/* Types for modules that have none: inline scripts, scripts that the build writes, js-yaml. */
declare module '*inlined' {
  const code: Readonly<Record<string, string>>;
  export default code;
}

declare module '*/advice.js' {
  type Words = import('#lib/search/advice.ts').AdviceWords<import('#queries/symptoms.ts').Symptom>;
  export function addWords(others: Words): void;
}

declare module '*/other-lists.js' {
  export const lists: import('#queries/list-names.ts').ListNames[];
}

declare module '*/complaints.js' {}
declare module '*/search.js' {}
declare module '*/search-list.js' {}
declare module '*/show-waiting.js' {}
declare module '*/web-vitals.js' {}

declare module '*/waiting-notices.js' {
  type KeptRequest = import('#lib/request/kept-requests.ts').KeptRequest;
  export function showNotices(requests: readonly KeptRequest[], isFromThisTab: boolean): void;
}

declare module '*/share-selection.js' {
  export function shareSelection(button: Element): Promise<void>;
}

declare module '*/show-details.js' {
  type BoxLine = import('#components/booking/read-lines.ts').BoxLine;
  export function showDetails(lines: readonly BoxLine[]): void;
}

declare module '*/shared-link.js' {
  export function openSharedLink(): void;
}

declare module '*/typed-values.js' {
  export function restoreTypedValues(): void;
}

declare module '*/play-video.js' {
  export function play(videoLink: HTMLAnchorElement): void;
}

declare module 'js-yaml' {
  export class YAMLException extends Error {
    mark?: { line: number; column: number };
  }
  /** Throws a YAMLException. */
  export function load(text: string): unknown;
}
