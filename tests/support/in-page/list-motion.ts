/** Runs in the page. Lists what moves now, and what would move when its style changes or the page scrolls. */
export function listMotion(): string[] {
  const takesTime = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0);
  const faults = document
    .getAnimations()
    .map(
      (animation) => `runs: ${(animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80)}`,
    );
  for (const element of document.querySelectorAll('*')) {
    for (const part of ['', '::before', '::after', '::backdrop']) {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
      const moves = [
        // The `<source>` elements of a player are not rendered, so their `animationName` is empty.
        ...(['none', ''].includes(animationName) ? [] : ['animation']),
        ...(takesTime(transitionDuration) ? ['transition'] : []),
        ...(scrollBehavior === 'smooth' ? ['smooth scrolling'] : []),
      ];
      if (moves.length) faults.push(`${element.tagName.toLowerCase()}${part} ${element.id}: ${moves.join()}`);
    }
  }
  return faults;
}
