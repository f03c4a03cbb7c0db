declare module '*?inlined' {
  const code: string;
  export default code;
}

declare module '*?filed' {
  export const address: string;
  export const integrity: string;
}

declare module '*/search.js' {}

declare module '*/show-waiting.js' {}

declare module '*/waiting-notices.js' {
  type WaitingEntry = import('#lib/request/waiting.ts').WaitingEntry;
  export function tell(entries: readonly WaitingEntry[], isOnlyLess: boolean): void;
}

declare module '*/shared-link.js' {
  export function meetSharedLink(list: HTMLFormElement | null): void;
}

declare module '*/kept-fields.js' {
  export function putFieldsBack(): void;
}

declare module '*/web-vitals.js' {}

declare module '*/play-video.js' {
  export function play(still: HTMLAnchorElement): void;
}
