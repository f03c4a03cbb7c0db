import type { FramePhase } from './frame-phase.ts';

/** What is said when a frame is not there. */
export interface FrameNoticeWords {
  title: string;
  next: string;
}

const OTHERWISE = 'Try again, open it in a new tab, or call or write to us.';

/** What became of a frame and what to do; null while there is nothing to say. */
export function frameNotice(phase: FramePhase, what: string): FrameNoticeWords | null {
  switch (phase) {
    case 'late':
      return { title: `The ${what} has not loaded yet. It may still come.`, next: OTHERWISE };
    case 'offline':
      return {
        title: `You are offline, so the ${what} cannot load.`,
        next: 'It loads by itself when you are connected again. Calls and SMS work without internet.',
      };
    case 'unreachable':
      return { title: `The ${what} cannot be reached from here at the moment.`, next: OTHERWISE };
    case 'doubted':
      return {
        title: `The ${what} may not have loaded: it cannot be reached from here at the moment.`,
        next: OTHERWISE,
      };
    case 'refused':
      return { title: `The ${what} cannot be shown inside this page.`, next: OTHERWISE };
    default:
      return null;
  }
}
