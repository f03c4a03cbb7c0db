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

declare module '*/shared-link.js' {
  export function meetSharedLink(list: HTMLFormElement | null): void;
}

declare module '*/web-vitals.js' {}

declare module '*/play-video.js' {
  export function play(still: HTMLAnchorElement): void;
}
