/*
 * A press on a still brings the player; with a key that asks for a new tab the link is left alone. Where the player's code
 * cannot be had, the link leads on.
 */
for (const still of document.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
  still.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('/scripts/play-video.js').then(
      ({ play }) => play(still),
      () => location.assign(still.href),
    );
  });
}
