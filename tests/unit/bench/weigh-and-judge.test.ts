import { expect, test } from 'vitest';
import { judgeRoute } from '../../../scripts/bench/judge-route.ts';
import type { Route } from '../../../scripts/bench/measure-site.ts';
import { networks, physicalLimitMs, type Network } from '../../../scripts/bench/networks.ts';
import { weighHtml } from '../../../scripts/bench/weigh-parts.ts';

test('a line cannot paint before two round trips and its critical bytes', () => {
  const network: Network = { name: 'two bytes a millisecond', kbits: 16, roundTripMs: 100, cpuSlowdown: 1 };
  expect(physicalLimitMs(network, 4000)).toBe(200 + 2000);
});

test('a page is weighed by its parts', () => {
  const { markup, styles, scripts, criticalBytes } = weighHtml(
    `<h1>Prices</h1><style>${'h1 { color: red }'.repeat(3)}</style><script>ask()</script>`,
  );
  expect([markup > 0, styles > 0, scripts > 0]).toEqual([true, true, true]);
  expect(criticalBytes).toBeGreaterThan(markup);
  expect(weighHtml('<p>Prices').styles).toBe(0);
});

const kinds = { document: 5000, css: 0, js: 0, font: 0, image: 0, other: 0 };
const weight = {
  requests: 1,
  bytes: 5000,
  kinds,
  foreignHosts: [],
  ranBytes: 500,
  nodes: 200,
  blockingFiles: 0,
  layoutShift: 0,
};
const good: Route = {
  path: '/store',
  parts: { criticalBytes: 5000, markup: 3000, styles: 2000, scripts: 0 },
  slow: weight,
  good: weight,
  textWithoutScript: 1,
  timings: networks.map((network) => ({
    network,
    limitMs: 1000,
    firstPaint: 1100,
    largestPaint: 1150,
    blocked: 0,
    layoutShift: 0,
  })),
};

test('a route within every target has nothing said about it', () => {
  expect(judgeRoute(good)).toEqual([]);
});

test('each excess is named with its figure and its target', () => {
  expect(judgeRoute({ ...good, slow: { ...weight, foreignHosts: ['tracker.example'], nodes: 700 } })).toEqual(
    ['third parties: 1, at most 0', 'elements: 700, at most 600'],
  );
  const late = good.timings.map((timing) => ({ ...timing, firstPaint: 1200, largestPaint: 1300 }));
  expect(judgeRoute({ ...good, timings: late.slice(0, 1) })).toEqual([
    'slow 3G: first paint in ms: 1200, at most 1150',
    'slow 3G: largest paint after the first, in ms: 100, at most 50',
  ]);
  expect(judgeRoute({ ...good, textWithoutScript: 0 })).toEqual([
    'share of text that needs JavaScript: 1, at most 0.02',
  ]);
});
