import { tickedIn } from '#islands/picker/ticks.ts';
import { bookingMessage } from '#lib/booking-message.ts';

/** Writes what is ticked, with the total, into the links that open a message: the same words as the picker's. */
export function writeMessages(list: HTMLFormElement): void {
  const chosen = tickedIn(list).map(({ id, name, dataset }) => ({
    id,
    name,
    price: Number(dataset['price']),
  }));
  const { body } = bookingMessage({ messageSubject: list.dataset['subject'] ?? '' }, chosen);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.picker-ways a')) {
    link.href = link.href.replace(
      /\b(text|body)=.*/,
      (_, name: string) => `${name}=${encodeURIComponent(body)}`,
    );
  }
}
