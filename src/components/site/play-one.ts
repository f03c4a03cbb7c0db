/*
 * A press on "Listen" plays at once, and whatever played before is paused. Without this script the press shows the browser's own
 * player. After a line that broke, the next press on "Listen" asks for the recording again and goes on from the same place.
 */
const players = [...document.getElementsByTagName('audio')];

for (const player of players) {
  const summary = player.parentElement?.querySelector('summary') as HTMLElement;
  player.onplay = () => {
    for (const other of players) if (other !== player) other.pause();
  };
  let hasFailed = false;
  player.onerror = (player.lastElementChild as HTMLElement).onerror = () => {
    hasFailed = true;
  };
  summary.onclick = () => {
    if ((player.parentElement as HTMLDetailsElement).open) return player.pause();
    // By itself a player that has failed stays silent. Only a press asks again: without a line it would do so for ever.
    if (hasFailed) {
      const place = player.currentTime;
      hasFailed = false;
      player.load();
      player.currentTime = place;
    }
    return void player.play().catch(() => undefined);
  };
}
