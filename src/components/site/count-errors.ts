import { hasPrivacySignal } from '#lib/page-view.ts';

/*
 * Counts the errors of scripts on a page, for pages on which content/site.yaml says where they are told. When the visitor
 * leaves or looks elsewhere, one beacon carries the kind of page, and each message with its number: nothing else.
 */

const MOST = 10;
const LONGEST = 100;

/** A message without what it may repeat of a visitor or an address: whatever stands in quotes, paths, e-mail addresses, long numbers. */
const barely = (message: string) =>
  message
    .replace(/["'`“‘].*["'`”’]/s, '…')
    .replace(/\S*[/@\\]\S*|\d[\d\s-]{3,}/g, '…')
    .slice(0, LONGEST);

const { to = '', page } = document.querySelector<HTMLElement>('script[data-to]')?.dataset ?? {};
const numbers = new Map<string, number>();

function count(message: unknown): void {
  const text = typeof message === 'string' ? barely(message) : 'no message';
  const number = numbers.get(text) ?? 0;
  if (number > 0 || numbers.size < MOST) numbers.set(text, number + 1);
}

if (!hasPrivacySignal(navigator)) {
  addEventListener('error', ({ message }) => count(message));
  // What is thrown need not be an error, and may be what a visitor wrote.
  addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) =>
    count(reason instanceof Error && reason.message),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || numbers.size === 0) return;
    const errors = Array.from(numbers, ([message, number]) => ({ message, number }));
    navigator.sendBeacon(to, JSON.stringify({ page, errors }));
    numbers.clear();
  });
}
