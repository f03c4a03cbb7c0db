/** Runs in the page. Lists everything that moves, or would move after a change. */
export function listMotion(): string[] {
  const isLong = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0);
  const faults = document
    .getAnimations()
    .map(
      (animation) => `runs: ${(animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80)}`,
    );
  for (const element of document.querySelectorAll('*')) {
    for (const part of ['', '::before', '::after', '::backdrop']) {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
      const moves = [
        // The source elements of a player are not rendered, and have no style.
        ...(['none', ''].includes(animationName) ? [] : ['animation']),
        ...(isLong(transitionDuration) ? ['transition'] : []),
        ...(scrollBehavior === 'smooth' ? ['gliding'] : []),
      ];
      if (moves.length) faults.push(`${element.tagName.toLowerCase()}${part} ${element.id}: ${moves.join()}`);
    }
  }
  return faults;
}
