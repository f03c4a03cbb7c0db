import type { Browser, CDPSession, Page } from '@playwright/test';

interface Press {
  /** What is pressed, or the field that gets the keys. */
  target: string;
  keys?: string;
}

interface Control extends Press {
  path: string;
  /** The same control of the page that was written by hand. */
  byHand: Press;
}

const SEARCH_BY_HAND = { target: '#search', keys: 'tes' };

const listControls = (priceList: string, gallery: string): Record<string, Control> => ({
  tick: {
    path: priceList,
    target: '#choose input[type=checkbox]',
    byHand: { target: 'input[type=checkbox]' },
  },
  About: { path: priceList, target: '#choose summary', byHand: { target: 'summary' } },
  NEXT: { path: priceList, target: '.picker-next', byHand: { target: '#next' } },
  'a key in the search of a price list': {
    path: priceList,
    target: '#search',
    keys: 'sugar',
    byHand: SEARCH_BY_HAND,
  },
  'a key in the search of the site': {
    path: '/search',
    target: '#words',
    keys: 'sugar',
    byHand: SEARCH_BY_HAND,
  },
  tab: { path: '/events', target: 'nav a[href="#past"]', byHand: { target: '#next' } },
  filter: { path: '/our-impact', target: '#filter', keys: 'kum', byHand: SEARCH_BY_HAND },
  menu: { path: '/', target: '.menu-button', byHand: { target: '#menu' } },
  gallery: { path: gallery, target: '.gallery-row li + li a', byHand: { target: '#thumbnail' } },
  'an empty Send': {
    path: '/group-health-check',
    target: 'form [type=submit]',
    byHand: { target: 'form button' },
  },
});

const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const drawPicture = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='${colour}' d='M0 0h4v3H0z'/%3E%3C/svg%3E`;

/** A page with the same kinds of controls and nothing else, written by hand. */
const BY_HAND = `<!doctype html><meta name=viewport content="width=device-width"><title>By hand</title><style>li,p{padding:8px}</style>
<button id=menu>Menu</button><nav hidden><ul>${repeat(12, (index) => `<li><a href="#">Page ${index}</a>`)}</ul></nav>
<label>Search <input id=search></label>
<ul id=list>${repeat(60, (index) => `<li><label><input type=checkbox> Test ${index}</label> <details><summary>About</summary>Words</details>`)}</ul>
<output></output> <button id=next>Next</button><section hidden>${repeat(8, () => '<p>What to know before you come, and how to reach us.')}</section>
<img id=large width=320 height=240 alt="" src="${drawPicture('red')}"><button id=thumbnail><img width=80 height=60 alt="" src="${drawPicture('blue')}"></button>
<form novalidate><div role=alert tabindex=-1></div>${repeat(6, (index) => `<p><label>Field ${index} <input required id=field${index}></label><span></span></p>`)}<button>Send</button></form>
<script>
const find=(selector)=>document.querySelector(selector)
const rows=[...document.querySelectorAll('#list li')]
find('#list').onchange=()=>find('output').textContent=document.querySelectorAll(':checked').length
search.oninput=()=>rows.forEach(row=>row.hidden=!row.textContent.includes(search.value))
menu.onclick=()=>find('nav').hidden=false
next.onclick=()=>{list.hidden=true;find('section').hidden=false;scrollTo(0,0)}
thumbnail.onclick=()=>large.src=find('#thumbnail img').src
find('form').onsubmit=(event)=>{event.preventDefault()
const empty=[...event.target.querySelectorAll('input')].filter(field=>!field.value)
for(const field of empty){field.ariaInvalid=true;field.parentElement.nextSibling.textContent='Please fill in this field.'}
find('[role=alert]').innerHTML='<h2>Not sent yet</h2><ul>'+empty.map(field=>\`<li><a href="#\${field.id}">Please fill in this field.</a>\`).join('')+'</ul>'
find('[role=alert]').focus()}
</script>`;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Playwright's own clicks and keys add listeners to the page, which would count. So this speaks to the browser directly. */
class Finger {
  private readonly session: CDPSession;

  constructor(session: CDPSession) {
    this.session = session;
  }

  async evaluate<Value>(code: string): Promise<Value> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: code, returnByValue: true });
    return result.value;
  }

  /** A finger stays on the screen for about 90 ms. */
  async press(target: string): Promise<void> {
    const point = await this.evaluate<{ x: number; y: number }>(`(() => {
      const element = [...document.querySelectorAll(${JSON.stringify(target)})].find((each) => each.offsetWidth);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
    await wait(500);
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await wait(90);
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async type(key: string): Promise<void> {
    const code = {
      key,
      code: `Key${key.toUpperCase()}`,
      windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
    };
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, ...code });
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
    await wait(700);
  }

  slowDown(rate: number) {
    return this.session.send('Emulation.setCPUThrottlingRate', { rate });
  }
}

/** Milliseconds from an input to the next picture, at a sixth of the speed: the longest of several. The browser counts in steps of 8. */
async function measure(page: Page, { target, keys }: Press): Promise<number> {
  const finger = new Finger(await page.context().newCDPSession(page));
  await finger.evaluate(`globalThis.durations = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });`);
  // The focus loads what a search needs, and the first key what it needs further.
  if (keys) {
    await finger.evaluate(`document.querySelector(${JSON.stringify(target)}).focus()`);
    await finger.type('z');
    await finger.evaluate(`document.activeElement.value = ''`);
  }
  await page.waitForLoadState('networkidle');
  await finger.slowDown(6);
  await wait(1000);
  await finger.evaluate('durations.length = 0');
  for (const key of keys ?? '') await finger.type(key);
  if (!keys) await finger.press(target);
  await wait(1000);
  await finger.slowDown(1);
  return finger.evaluate('Math.max(0, ...durations)');
}

const ROUNDS = 5;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Prints how long each control takes to answer, beside the page that was written by hand: the medians of five. */
export async function measureControls(
  browser: Browser,
  origin: string,
  { priceList, gallery }: { priceList: string; gallery: string },
): Promise<void> {
  const open = async (work: (page: Page) => Promise<number>) => {
    const page = await browser.newPage({
      viewport: { width: 360, height: 640 },
      isMobile: true,
      hasTouch: true,
    });
    const found = await work(page);
    await page.close();
    return found;
  };
  const measureByHand = (press: Press) =>
    open(async (page) => {
      await page.setContent(BY_HAND);
      return measure(page, press);
    });
  const measureOurs = ({ path, ...press }: Control) =>
    open(async (page) => {
      const answer = await page.goto(origin + path);
      // The content may have no such page, or no gallery.
      if (!path || answer?.status() !== 200) return NaN;
      await page.waitForLoadState('networkidle');
      return measure(page, press);
    });
  console.log('\n| control | written by hand | this site |\n| --- | --- | --- |');
  for (const [name, control] of Object.entries(listControls(priceList, gallery))) {
    const byHand: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      byHand.push(await measureByHand(control.byHand));
      ours.push(await measureOurs(control));
    }
    console.log(`| ${name} | ${median(byHand)} ms | ${median(ours)} ms |`);
  }
}
