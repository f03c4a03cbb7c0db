import type { Page, Route } from '@playwright/test';
import type { NamedFault } from './meet-faults.ts';

/**
 * Errors that these faults may cause: from Astro, from browsers about a wrong file, from `brokenCode` (code-faults.ts), and from
 * React (130) about an island whose file ends before its export.
 */
export const complaints =
  /Error hydrating|broken|MIME type|Unexpected|'integrity' attribute|React error #130/;

/** What can happen to a script file on its way to a page. */
export interface ScriptFault extends NamedFault {
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs after the page has begun to load. */
  opened?: (page: Page) => Promise<unknown>;
  /** Runs after the visitor has used a control that needs the script. */
  wait?: (page: Page) => Promise<unknown>;
  /** Ends the fault, if it does not end by itself. */
  end?: (page: Page) => Promise<unknown>;
}

/** The files of an island, by their role. */
const files = [
  ['the file that starts islands', /\/_astro\/island\./],
  ['the file of an island', /\/_astro\/Picker\./],
  ['the file that renders islands', /\/_astro\/client\./],
  ['the files that islands share', /\/_astro\/(?!island|Picker|client)[\w-]+\./],
  ['all script files', /\/_astro\/.*\.js/],
] as const;

type Answer = (route: Route) => Promise<unknown>;
export const refuse: Answer = (route) => route.abort();
export const missing: Answer = (route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Page not found</h1>' });
export const html: Answer = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>' });
export const cut: Answer = (route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'import{a as b}from"./react.js";const c={d(){' });

export const times = (answer: Answer, file: RegExp, count: number) => (page: Page) => {
  let left = count;
  return page.context().route(file, (route) => (left-- > 0 ? answer(route) : route.continue()));
};
export const always = (answer: Answer, file: RegExp) => ({
  prepare: (page: Page) => page.context().route(file, answer),
  end: (page: Page) => page.context().unroute(file),
});

const all: readonly ScriptFault[] = [
  ...files.flatMap(([what, file]): ScriptFault[] => [
    { name: `${what}: the first request fails`, prepare: times(refuse, file, 1) },
    { name: `${what}: the first five requests fail`, prepare: times(refuse, file, 5) },
    { name: `${what}: missing until the deploy is complete`, prepare: times(missing, file, 3) },
    { name: `${what}: refused`, ...always(refuse, file) },
    { name: `${what}: HTML in its place`, ...always(html, file) },
    {
      name: `${what}: only a part arrives, as if complete`,
      prepare: (page) => page.context().route(file, cut),
      // The browser believes that this part is the whole file. It requests the file again only after a reload.
      end: async (page) => {
        await page.context().unroute(file);
        await page.reload();
      },
    },
    {
      name: `${what}: never answers`,
      async prepare(page) {
        await page.clock.install();
        await page.context().route(file, () => undefined);
      },
      wait: (page) => page.clock.fastForward(10_000),
      end: (page) => page.context().unroute(file),
    },
  ]),
  {
    name: 'offline when the code is asked for, then online',
    opened: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
];

export const scriptFaults = all.map((fault) => ({ ...fault, complains: complaints }));
