import { homeWords } from '#words';

/*
 * The old site had addresses such as /#/events/ho1. People shared them, and no server sees the part after "#". So this script on
 * the home page opens /events/ho1. A letter, digit or underscore must follow "#/", because "#//" and "#/\" would open another
 * site. No old address had a colon, so the script ignores addresses with one.
 */
if (/^#\/\w[^:]*$/.test(location.hash)) location.replace(location.hash.slice(1));

/*
 * Shows the next slide every six seconds, except while the pointer or the focus is on the slides, or the tab is hidden. A press on
 * a slide, Previous or Next stops the slides. With Save-Data or reduced motion they do not start by themselves.
 */

// Carousel.astro writes each of these elements, and the buttons in this order. findPart() would cost bytes here.
const carousel = document.querySelector('.carousel') as HTMLElement;
const row = carousel.querySelector('.slides') as HTMLElement;
const position = carousel.querySelector('.place') as HTMLElement;
const buttons = carousel.querySelectorAll<HTMLElement>('button');
const [toggle, previous, next] = [...buttons] as [HTMLElement, HTMLElement, HTMLElement];
const count = row.children.length;
let current = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let scrollTimer: ReturnType<typeof setTimeout> | undefined;

const slideStep = () => (row.lastElementChild as HTMLElement).offsetLeft / (count - 1);

function moveSlides(by: number): void {
  current = (current + by + count) % count;
  row.scrollTo({ left: current * slideStep() });
}

function setPlaying(isPlaying: boolean): void {
  clearInterval(timer);
  timer = isPlaying ? setInterval(playNext, 6000) : undefined;
  toggle.textContent = isPlaying ? homeWords.pause : homeWords.play;
  position.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
}

function playNext(): void {
  if (!document.hidden && !row.matches(':hover, :focus-within')) moveSlides(1);
}

function moveByHand(by: number): void {
  setPlaying(false);
  moveSlides(by);
}

toggle.onclick = () => setPlaying(!timer);
previous.onclick = () => moveByHand(-1);
next.onclick = () => moveByHand(1);
row.onpointerdown = () => setPlaying(false);
// The row may be scrolling away from the slide that gets the focus.
row.addEventListener('focusin', ({ target }) => {
  // A focus event has a node as its target. In Firefox the target can be the row itself, which is in no slide.
  const focusedIndex = [...row.children].findIndex((slide) => slide.contains(target as Node));
  if (focusedIndex >= 0) moveSlides(focusedIndex - current);
});
row.onscroll = () => {
  clearTimeout(scrollTimer);
  // After 150 ms without a scroll event, the row has come to rest.
  scrollTimer = setTimeout(() => {
    current = Math.round(row.scrollLeft / slideStep());
    position.textContent = (row.children[current] as Element).getAttribute('aria-label');
  }, 150);
};

// Only some browsers have `navigator.connection`, and TypeScript's DOM types lack it.
const { connection } = navigator as { connection?: { saveData?: boolean } };
setPlaying(!connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches);
