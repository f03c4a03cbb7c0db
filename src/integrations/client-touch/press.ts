import { isGoodConnection } from '#lib/connection.ts';

/** Not a click that opens a new tab or window. */
const isOrdinary = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !ctrlKey && !metaKey && !shiftKey;

/**
 * The control with which a visitor asked for what only an island's code can do: a button, the one that sends a form, a
 * search. Links lead on at once; on a good line those in a [data-hold] wait for the island too, which shows here what they
 * lead to. A click on the control is the same press again.
 */
export function findPressed(event: Event): HTMLElement | null | undefined {
  const target = event.target as HTMLElement;
  if (event.type === 'submit')
    return ((event as SubmitEvent).submitter ?? target.querySelector('[type=submit]')) as HTMLElement | null;
  if (event.type === 'input') return target.closest<HTMLElement>('.needs-script input');
  if (event.type !== 'click') return null;
  const link = target.closest<HTMLElement>('[data-hold] a');
  return link && isOrdinary(event as MouseEvent) && isGoodConnection()
    ? link
    : target.closest<HTMLElement>('button[type=button]');
}

/** Whether the plain HTML answers a press too. Where it does not, only a sentence can. */
export const isPlain = (pressed: Element) => pressed.matches('a, [type=submit]');
