import {
  isFramed,
  nextPhase,
  type FrameEvent,
  type FramePhase,
  frameNotice,
  watchFrame,
} from '#lib/page/iframe.ts';
import { frameWords } from '#words';

/**
 * Puts the player in the place of its still. What becomes of it is told by the same rules as for every frame
 * (islands/frame), without a framework: the still comes back for another press when it cannot be shown.
 */
export function play(still: HTMLAnchorElement): void {
  let phase: FramePhase = 'waiting';
  let stop = () => {};
  const player = document.createElement('iframe');
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'callout';
  notice.dataset['tone'] = 'warn';
  still.after(player, notice);

  const tell = (event: FrameEvent) => {
    phase = nextPhase(phase, event);
    const words = frameNotice(phase, frameWords.video);
    notice.textContent = words ? `${words} ${frameWords.videoOtherwise}` : '';
    notice.hidden = !words;
    // Nobody writes in a player: one that is doubted or refused may go.
    still.hidden = isFramed(phase) && phase !== 'doubted' && phase !== 'refused';
    if (still.hidden) return;
    stop();
    player.remove();
    still.focus({ preventScroll: true });
    still.addEventListener('click', () => notice.remove(), { once: true });
  };

  player.title = still.dataset['video'] ?? '';
  player.allow = 'autoplay; fullscreen; picture-in-picture';
  // The player wants to know which site embeds it, so the frame sends our address, without the path.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.onload = () => tell('load');
  player.src = `${still.href}?autoplay=1`;
  tell('ask');
  player.focus({ preventScroll: true });
  stop = watchFrame(still.href, tell);
}
