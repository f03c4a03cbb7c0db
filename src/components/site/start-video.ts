/* A click replaces a video's picture with the player. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('/scripts/play-video.js').then(
      ({ play }) => play(link),
      () => location.assign(link.href),
    );
  });
}
