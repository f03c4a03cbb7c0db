import {
  isFramed,
  nextPhase,
  type FrameEvent,
  type FramePhase,
  frameNotice,
  watchFrame,
} from '#lib/page/iframe.ts';
import { frameWords } from '#words';

/** Replaces the still with the player. It follows the same phases as islands/frame, without React. If it fails, the still returns. */
export function play(still: HTMLAnchorElement): void {
  let phase: FramePhase = 'waiting';
  let stop = () => {};
  const player = document.createElement('iframe');
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'callout';
  notice.dataset['tone'] = 'warn';
  still.after(player, notice);

  const onFrameEvent = (event: FrameEvent) => {
    phase = nextPhase(phase, event);
    const words = frameNotice(phase, frameWords.video);
    notice.textContent = words ? `${words} ${frameWords.videoOtherwise}` : '';
    notice.hidden = !words;
    // Nobody types in a video player, so a `doubted` one can be removed, unlike a form.
    still.hidden = isFramed(phase) && phase !== 'doubted' && phase !== 'refused';
    if (still.hidden) return;
    stop();
    player.remove();
    still.focus({ preventScroll: true });
    still.addEventListener('click', () => notice.remove(), { once: true });
  };

  player.title = still.dataset['video'] ?? '';
  player.allow = 'autoplay; fullscreen; picture-in-picture';
  // The video service needs to know which site embeds it, but not which page.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.onload = () => onFrameEvent('load');
  player.src = `${still.href}?autoplay=1`;
  onFrameEvent('ask');
  player.focus({ preventScroll: true });
  stop = watchFrame(still.href, onFrameEvent);
}
