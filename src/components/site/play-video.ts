import {
  isFramed,
  nextPhase,
  type FrameEvent,
  type FramePhase,
  frameNotice,
  watchFrame,
} from '#lib/page/iframe.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { frameWords } from '#words';

/** Replaces the still with the player. It follows the same phases as islands/frame, without React. If it fails, the still returns. */
export function play(still: HTMLAnchorElement): void {
  let phase: FramePhase = 'waiting';
  let stop = () => {};
  const player = makeElement('iframe', {
    title: still.dataset['video'] ?? '',
    allow: 'autoplay; fullscreen; picture-in-picture',
    // The video service needs to know which site embeds it, but not which page.
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
  const notice = makeElement('p', { role: 'alert', class: 'callout', 'data-tone': 'warn' });
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

  player.onload = () => onFrameEvent('load');
  player.src = `${still.href}?autoplay=1`;
  onFrameEvent('ask');
  player.focus({ preventScroll: true });
  stop = watchFrame(still.href, onFrameEvent);
}
