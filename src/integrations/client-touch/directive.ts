import type { ClientDirective } from 'astro';
import { isGoodConnection } from '#lib/connection.ts';

const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * Hydrates when the island is visible on a connection known to be good, else on the first pointer, focus, key or
 * input in it. Ticks and typed text need no help: islands read them from the page. Presses of buttons and
 * submits made while the code is on its way are held and given to the island once it is alive. When the
 * code cannot be loaded, the plain HTML gets them from then on, and the next touch tries again.
 */
const touch: ClientDirective = (load, _options, island) => {
  let isLoading = false;
  let hasFailed = false;
  let held: (() => void)[] = [];

  const hold = (event: Event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>('button');
    if (hasFailed || (event.type === 'click' && button?.type !== 'button')) return;
    event.preventDefault();
    held.push(
      event.type === 'click'
        ? () => button?.click()
        : () => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter),
    );
    void start();
  };

  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    const hydrate = await load();
    await hydrate();
    hasFailed = island.hasAttribute('ssr');
    isLoading = false;
    if (hasFailed) return (held = []);
    for (const type of TOUCHES) island.removeEventListener(type, start);
    island.removeEventListener('click', hold, true);
    island.removeEventListener('submit', hold, true);
    for (const act of held) act();
    return;
  };

  island.addEventListener('click', hold, true);
  island.addEventListener('submit', hold, true);
  for (const type of TOUCHES) island.addEventListener(type, start);
  if (isGoodConnection()) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void start();
    });
    for (const child of island.children) observer.observe(child);
  }
};

export default touch;
