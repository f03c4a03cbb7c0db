import { homeWords } from '#words';
import './open-old-address.ts';

/*
 * The buttons of the slides, and their moving on every six seconds. They stand still while a pointer or the focus is on
 * them and while the page is hidden; for good once a visitor moves them; from the start for visitors who save data or
 * want less motion. "Play" starts them again.
 */
type Three = [HTMLElement, HTMLElement, HTMLElement];
const carousel = document.querySelector('.carousel') as HTMLElement;
const slides = carousel.querySelector('.slides') as HTMLElement;
const place = carousel.querySelector('.place') as HTMLElement;
const [toggle, previous, next] = Array.from<HTMLElement>(carousel.querySelectorAll('button')) as Three;
const count = slides.children.length;
let current = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let settled: ReturnType<typeof setTimeout> | undefined;

const step = () => (slides.lastElementChild as HTMLElement).offsetLeft / (count - 1);

function move(by: number): void {
  current = (current + by + count) % count;
  slides.scrollTo({ left: current * step() });
}

function play(on: boolean): void {
  clearInterval(timer);
  timer = on ? setInterval(turn, 6000) : undefined;
  toggle.textContent = on ? homeWords.pause : homeWords.play;
  place.setAttribute('aria-live', on ? 'off' : 'polite');
}

function turn(): void {
  if (!document.hidden && !slides.matches(':hover, :focus-within')) move(1);
}

function moveByHand(by: number): void {
  play(false);
  move(by);
}

toggle.onclick = () => play(!timer);
previous.onclick = () => moveByHand(-1);
next.onclick = () => moveByHand(1);
slides.onpointerdown = () => play(false);
// They may just be moving on, away from what gets the focus.
slides.addEventListener('focusin', ({ target }) => {
  current = [...slides.children].findIndex((slide) => slide.contains(target as Node));
  move(0);
});
slides.onscroll = () => {
  clearTimeout(settled);
  settled = setTimeout(() => {
    current = Math.round(slides.scrollLeft / step());
    place.textContent = (slides.children[current] as Element).getAttribute('aria-label');
  }, 150);
};

const { connection } = navigator as { connection?: { saveData?: boolean } };
play(!connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches);
