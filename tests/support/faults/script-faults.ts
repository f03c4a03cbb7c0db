import type { Page, Route } from '@playwright/test';
import type { NamedFault } from './meet-faults.ts';

/** Messages about a fault: Astro's, the browsers' about a wrong file, and the error of `brokenCode` (code-faults.ts). */
export const complaints = /Error hydrating|broken|MIME type|Unexpected|'integrity' attribute/;

/** What can happen to a script file on its way to a page. */
export interface ScriptFault extends NamedFault {
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs after the page has begun to load. */
  opened?: (page: Page) => Promise<unknown>;
  /** Runs after the visitor has used what needs the script. */
  wait?: (page: Page) => Promise<unknown>;
  /** Ends the fault, if it does not end by itself. */
  end?: (page: Page) => Promise<unknown>;
}

/** The files of an island, by their role. */
const files = [
  ['what starts islands', /\/_astro\/island\./],
  ['an island', /\/_astro\/Picker\./],
  ['what draws islands', /\/_astro\/client\./],
  ['what islands share', /\/_astro\/(?!island|Picker|client)[\w-]+\./],
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
    { name: `${what}: fails once`, prepare: times(refuse, file, 1) },
    { name: `${what}: fails five times`, prepare: times(refuse, file, 5) },
    { name: `${what}: missing until the deploy is complete`, prepare: times(missing, file, 3) },
    { name: `${what}: refused`, ...always(refuse, file) },
    { name: `${what}: HTML in its place`, ...always(html, file) },
    {
      name: `${what}: half of it, called whole`,
      prepare: (page) => page.context().route(file, cut),
      // The browser takes the half for a complete file, so it requests the file again only when the page is loaded again.
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
