/*
 * A press on a still puts the player in its place; with a key that asks for a new tab the link is left alone. The
 * player wants to know which site embeds it, so the frame sends our address, without the path.
 */
for (const still of document.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
  still.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.title = still.dataset['video'] ?? '';
    player.allow = 'autoplay; fullscreen; picture-in-picture';
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    player.src = `${still.href}?autoplay=1`;
    still.replaceWith(player);
    player.focus({ preventScroll: true });
  });
}
