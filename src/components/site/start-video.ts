/* A click loads the player in place of the still picture. If its code does not load, the link opens the video's own page. */
for (const still of document.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
  still.addEventListener('click', (event) => {
    // With these keys, a click opens a tab or a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('/scripts/play-video.js').then(
      ({ play }) => play(still),
      () => location.assign(still.href),
    );
  });
}
