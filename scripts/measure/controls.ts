import type { Browser, CDPSession, Page } from '@playwright/test';

interface Control {
  path: string;
  /** What is pressed, or the field that gets the keys. */
  target: string;
  keys?: string;
}

const listControls = (priceList: string, gallery: string): Record<string, Control> => ({
  tick: { path: priceList, target: '#choose input[type=checkbox]' },
  About: { path: priceList, target: '#choose summary' },
  NEXT: { path: priceList, target: '.picker-next' },
  'a key in the search of a price list': { path: priceList, target: '#search', keys: 'sugar' },
  'a key in the search of the site': { path: '/search', target: '#words', keys: 'sugar' },
  tab: { path: '/events', target: 'nav a[href="#past"]' },
  filter: { path: '/our-impact', target: '#filter', keys: 'kum' },
  menu: { path: '/', target: '.menu-button' },
  gallery: { path: gallery, target: '.gallery-row a' },
  'an empty Send': { path: '/group-health-check', target: 'form [type=submit]' },
});

/** A page with the same kinds of controls and nothing else, written by hand. */
const FLOOR = `<!doctype html><meta name=viewport content="width=device-width"><title>Floor</title><style>li{padding:8px}</style>
<label>Search <input id=search></label>
<ul>${Array.from({ length: 60 }, (_, index) => `<li><label><input type=checkbox> Test ${index}</label> <details><summary>About</summary>Words</details>`).join('')}</ul>
<output></output><script>
const rows=[...document.querySelectorAll('li')]
document.querySelector('ul').onchange=()=>document.querySelector('output').textContent=document.querySelectorAll(':checked').length
search.oninput=()=>rows.forEach(row=>row.hidden=!row.textContent.includes(search.value))
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
async function measure(page: Page, { target, keys }: Omit<Control, 'path'>): Promise<number> {
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

/** Prints how long each control takes to answer, beside a page that was written by hand. */
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
  const floor = (control: Omit<Control, 'path'>) =>
    open(async (page) => {
      await page.setContent(FLOOR);
      return measure(page, control);
    });
  const [tick, about, key] = [
    await floor({ target: 'input[type=checkbox]' }),
    await floor({ target: 'summary' }),
    await floor({ target: '#search', keys: 'tes' }),
  ];
  console.log(`\nWritten by hand: tick ${tick} ms, About ${about} ms, a key ${key} ms (0 is below 16)\n`);
  console.log('| control | ms at a sixth of the speed |\n| --- | --- |');
  for (const [name, { path, ...control }] of Object.entries(listControls(priceList, gallery))) {
    const ms = await open(async (page) => {
      const answer = await page.goto(origin + path);
      // The content may have no such page, or no gallery.
      if (!path || answer?.status() !== 200) return NaN;
      await page.waitForLoadState('networkidle');
      return measure(page, control);
    });
    console.log(`| ${name} | ${ms} |`);
  }
}
