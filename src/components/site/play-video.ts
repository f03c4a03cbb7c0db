import { nextPhase, type FrameEvent, type FramePhase, frameNotice, watchFrame } from '#lib/page/iframe.ts';
import { frameWords } from '#words';

/** Replaces the still picture of VideoLink.astro with the player. If the player fails, the picture returns. */
export function play(still: HTMLAnchorElement): void {
  let phase: FramePhase = 'waiting';
  let stopWatching = () => {};
  const player = document.createElement('iframe');
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.className = 'callout';
  notice.dataset['tone'] = 'warn';
  still.after(player, notice);

  const onFrameEvent = (event: FrameEvent) => {
    phase = nextPhase(phase, event);
    const problem = frameNotice(phase, frameWords.video);
    notice.textContent = problem ? `${problem} ${frameWords.videoOtherwise}` : '';
    notice.hidden = !problem;
    // A late player stays, because it may load later. Any other problem removes the player: nobody types in it.
    still.hidden = !problem || phase === 'late';
    if (still.hidden) return;
    stopWatching();
    player.remove();
    still.focus({ preventScroll: true });
    // The next click calls play() again, which adds a new notice.
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
  stopWatching = watchFrame(still.href, onFrameEvent);
  // If offline, watchFrame() reports before it returns. The picture is then back already, and this line stops the watch.
  if (!still.hidden) stopWatching();
}
