import { isGoodConnection } from '#lib/connection.ts';

/*
 * On a line that the browser calls slow or costly, the picture comes after the page has been still for a moment: a visitor who
 * presses a link at once gets the next page first.
 */
// The cast is safe: Welcome.astro has this script in the <picture>, before the image, so that no layout requests the image first.
const picture = document.currentScript?.parentElement as HTMLElement;
const QUIET_MS = 2000;

// A browser that says nothing of the line shows the picture at once.
if ('connection' in navigator && !isGoodConnection()) {
  picture.dataset['waits'] = '';
  addEventListener('load', () => setTimeout(() => delete picture.dataset['waits'], QUIET_MS));
}
