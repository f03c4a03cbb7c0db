/*
 * Leaves this page at once: nothing of it is left to see while the other loads, and Back does not lead here again. Without
 * script it is a plain link.
 */
const link = document.querySelector<HTMLAnchorElement>('a[data-leave]');

link?.addEventListener('click', (event) => {
  event.preventDefault();
  document.body.hidden = true;
  document.title = '';
  location.replace(link.href);
});
