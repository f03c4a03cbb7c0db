/* A click replaces a video's picture with the player. If the player's code does not load, the click opens the video's own page. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
  link.addEventListener('click', (event) => {
    // With these keys, a click opens a tab or a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('/scripts/play-video.js').then(
      ({ play }) => play(link),
      () => location.assign(link.href),
    );
  });
}
