import type { Browser, Page } from '@playwright/test';

interface Control {
  path: string;
  /** What is pressed, or the field that gets the keys. */
  target: string;
  keys?: string;
}

const listControls = (priceList: string): Record<string, Control> => ({
  tick: { path: priceList, target: '#choose input[type=checkbox]' },
  About: { path: priceList, target: '#choose summary' },
  NEXT: { path: priceList, target: '.picker-next' },
  'a key in the search of a price list': {
    path: priceList,
    target: '.picker-search input',
    keys: 'sugar',
  },
  'a key in the search of the site': { path: '/search', target: '#words', keys: 'sugar' },
  tab: { path: '/events', target: 'nav a[href="#past"]' },
  filter: { path: '/our-impact', target: '#filter', keys: 'kum' },
  menu: { path: '/', target: '.menu-button' },
  'an empty Send': { path: '/group-health-check', target: 'form [type=submit]' },
});

/** A page with the same kinds of controls and nothing else, written by hand. */
const FLOOR = `<!doctype html><title>Floor</title><style>li{padding:8px}</style><label>Search <input id=search></label>
<ul>${Array.from({ length: 60 }, (_, index) => `<li><label><input type=checkbox> Test ${index}</label> <details><summary>About</summary>Words</details>`).join('')}</ul>
<output></output><script>
const rows=[...document.querySelectorAll('li')]
document.querySelector('ul').onchange=()=>document.querySelector('output').textContent=document.querySelectorAll(':checked').length
search.oninput=()=>rows.forEach(row=>row.hidden=!row.textContent.includes(search.value))
</script>`;

/** Milliseconds from an input to the next picture, at a sixth of the speed: the longest of several. The browser counts in steps of 8. */
async function measure(page: Page, { target, keys }: Omit<Control, 'path'>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const found = page.locator(`${target}:visible`).first();
  await found.scrollIntoViewIfNeeded();
  // The first use loads what the control needs.
  if (keys) await found.pressSequentially('z', { delay: 100 });
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations.splice(0));
  if (keys) {
    await found.fill('');
    await found.pressSequentially(keys, { delay: 700 });
  } else await found.click();
  // Two frames, and the observer after them.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { durations: number[] }).durations));
}

/** Prints how long each control takes to answer, beside a page that was written by hand. */
export async function measureControls(browser: Browser, origin: string, priceList: string): Promise<void> {
  const open = async (work: (page: Page) => Promise<number>) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
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
    await floor({ target: '#search', keys: '12' }),
  ];
  console.log(`\nWritten by hand: tick ${tick} ms, About ${about} ms, a key ${key} ms (0 is below 16)\n`);
  console.log('| control | ms at a sixth of the speed |\n| --- | --- |');
  for (const [name, { path, ...control }] of Object.entries(listControls(priceList))) {
    const ms = await open(async (page) => {
      const answer = await page.goto(origin + path);
      // Another charity may not have this page.
      if (answer?.status() !== 200) return NaN;
      await page.waitForLoadState('networkidle');
      return measure(page, control);
    });
    console.log(`| ${name} | ${ms} |`);
  }
}
