import type { ClientDirective } from 'astro';
import { isGoodConnection } from '#lib/connection.ts';

const LIVE_WITHIN_MS = 5000;

/** Hydration goes on after it has been started: an island says `data-live` once it answers. */
function isLive(island: Element): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (island.querySelector('[data-live]')) resolve(true);
    };
    new MutationObserver(look).observe(island, { subtree: true, attributeFilter: ['data-live'] });
    setTimeout(() => resolve(false), LIVE_WITHIN_MS);
    look();
  });
}

/** A file that never comes gives no event: after ten seconds it counts as one that cannot be had. */
function isHydrated(load: () => Promise<() => Promise<void>>): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), 10_000);
    void load()
      .then((hydrate) => hydrate())
      .then(() => resolve(true));
  });
}

/** Not a click that opens a new tab or window. */
function isPlain({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Hydrates when the island is visible on a connection known to be good, else on the first pointer or focus
 * in it. Ticks and typed text need no help: islands read them from the page. Presses of buttons and
 * submits made while the code is on its way are held and given to the island once it is alive. When the
 * code cannot be loaded, the plain HTML gets them from then on, `data-failed` says so, and the next touch tries again.
 * Links lead on at once; on a good connection those in a [data-hold] wait for the island too, which shows here what they
 * lead to, but not for long.
 */
const touch: ClientDirective = (load, _options, island) => {
  let isLoading = false;
  let hasFailed = false;
  let held: (() => void)[] = [];

  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    // Keys and input come after a focus.
    for (const type of ['pointerdown', 'focusin', 'click', 'submit']) island[method](type, handle, true);
  };

  const handle = (event: Event) => {
    if (!hasFailed) hold(event);
    void start();
  };

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    const button = target.closest('button');
    const link = target.closest<HTMLAnchorElement>('[data-hold] a');
    if (event instanceof SubmitEvent) {
      const { submitter } = event;
      held.push(() => (target as HTMLFormElement).requestSubmit(submitter));
    } else if (event.type === 'click' && button?.type === 'button') {
      held.push(() => button.click());
    } else if (event.type === 'click' && link && isPlain(event as MouseEvent) && isGoodConnection()) {
      const follow = setTimeout(() => location.assign(link.href), LIVE_WITHIN_MS);
      held.push(() => {
        clearTimeout(follow);
        link.click();
      });
    } else return;
    event.preventDefault();
  };

  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    hasFailed = !(await isHydrated(load)) || island.hasAttribute('ssr') || !(await isLive(island));
    isLoading = false;
    // For styles that keep room for what will now not come.
    island.toggleAttribute('data-failed', hasFailed);
    const acts = held;
    held = [];
    if (hasFailed) return;
    listen('removeEventListener');
    for (const act of acts) act();
  };

  listen('addEventListener');
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
