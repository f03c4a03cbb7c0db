import { homeWords } from '#words';
import './open-old-address.ts';

/*
 * Moves the slides every six seconds, except while the pointer or the focus is on them, or the tab is hidden. It stops when the
 * visitor moves a slide, and never starts with Save-Data or reduced motion. "Play" starts it again.
 */
type Three = [HTMLElement, HTMLElement, HTMLElement];
// The build writes the carousel and this script together, so each part is there. findPart() would cost bytes here.
const carousel = document.querySelector('.carousel') as HTMLElement;
const slides = carousel.querySelector('.slides') as HTMLElement;
const position = carousel.querySelector('.place') as HTMLElement;
const [toggle, previous, next] = Array.from<HTMLElement>(carousel.querySelectorAll('button')) as Three;
const count = slides.children.length;
let current = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let scrollTimer: ReturnType<typeof setTimeout> | undefined;

const slideWidth = () => (slides.lastElementChild as HTMLElement).offsetLeft / (count - 1);

function showSlideBy(by: number): void {
  current = (current + by + count) % count;
  slides.scrollTo({ left: current * slideWidth() });
}

function play(on: boolean): void {
  clearInterval(timer);
  timer = on ? setInterval(playNext, 6000) : undefined;
  toggle.textContent = on ? homeWords.pause : homeWords.play;
  position.setAttribute('aria-live', on ? 'off' : 'polite');
}

function playNext(): void {
  if (!document.hidden && !slides.matches(':hover, :focus-within')) showSlideBy(1);
}

function moveByHand(by: number): void {
  play(false);
  showSlideBy(by);
}

toggle.onclick = () => play(!timer);
previous.onclick = () => moveByHand(-1);
next.onclick = () => moveByHand(1);
slides.onpointerdown = () => play(false);
// The slides may be moving away from the element that gets the focus.
slides.addEventListener('focusin', ({ target }) => {
  // Focus and clicks have a node as their target.
  current = [...slides.children].findIndex((slide) => slide.contains(target as Node));
  showSlideBy(0);
});
slides.onscroll = () => {
  clearTimeout(scrollTimer);
  scrollTimer = setTimeout(() => {
    current = Math.round(slides.scrollLeft / slideWidth());
    position.textContent = (slides.children[current] as Element).getAttribute('aria-label');
  }, 150);
};

// Only some browsers have it, and the types of the DOM do not.
const { connection } = navigator as { connection?: { saveData?: boolean } };
play(!connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches);
