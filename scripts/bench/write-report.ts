import { judgeRoute } from './judge-route.ts';
import type { Step } from './follow-journey.ts';
import type { Route, Site } from './measure-site.ts';
import { networks } from './networks.ts';
import type { BuildCost } from './time-build.ts';

export interface Results {
  date: string;
  commit: string;
  /** Ours first, then the peers. */
  sites: { site: Site; routes: Route[] }[];
  booking: Step[];
  reading: Step[];
  builds: { times: number; cost: BuildCost; isSameAgain: boolean | null }[];
}

/** What a visitor pays for data, in pesewas a megabyte (1,000,000 bytes): an assumption to be changed here. */
const PESEWAS_PER_MB = 6;

const kB = (bytes: number) => (bytes / 1024).toFixed(1);
const seconds = (ms: number) => (ms / 1000).toFixed(2);
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const sum = (steps: readonly Step[], key: 'bytes' | 'requests') =>
  steps.reduce((total, step) => total + step[key], 0);

const weights = (routes: readonly Route[]) =>
  table(
    [
      'route',
      'requests',
      'kB in all',
      'HTML',
      'CSS',
      'JS',
      'pictures',
      'critical kB',
      'JS run, slow',
      'JS run, good',
      'elements',
      'text without JS',
      'shift',
    ],
    routes.map(({ path, parts, slow, good, textWithoutScript }) => [
      path,
      slow.requests,
      kB(slow.bytes),
      kB(slow.kinds.document),
      kB(slow.kinds.css),
      kB(slow.kinds.js),
      kB(slow.kinds.image),
      kB(parts.criticalBytes),
      slow.ranBytes,
      good.ranBytes,
      slow.nodes,
      `${Math.round(textWithoutScript * 100)}%`,
      slow.layoutShift.toFixed(3),
    ]),
  );

const times = (routes: readonly Route[]) =>
  table(
    [
      'route',
      ...networks.flatMap(({ name }) => [
        `${name}: first paint s`,
        'limit s',
        'ratio',
        'largest s',
        'blocked ms',
      ]),
    ],
    routes
      .filter(({ timings }) => timings.length > 0)
      .map(({ path, timings }) => [
        path,
        ...timings.flatMap(({ firstPaint, largestPaint, limitMs, blocked }) => [
          seconds(firstPaint),
          seconds(limitMs),
          (firstPaint / limitMs).toFixed(2),
          seconds(largestPaint),
          Math.round(blocked),
        ]),
      ]),
  );

const steps = (taken: readonly Step[]) =>
  table(
    ['step', 'requests', 'kB'],
    [
      ...taken.map(({ name, requests, bytes }) => [name, requests, kB(bytes)]),
      ['in all', sum(taken, 'requests'), kB(sum(taken, 'bytes'))],
    ],
  );

/** The page docs/benchmarks.md. */
export function writeReport({ date, commit, sites, booking, reading, builds }: Results): string {
  const [ours] = sites;
  const routes = ours?.routes ?? [];
  const missed = routes.flatMap((route) => judgeRoute(route).map((fault) => `- ${route.path}: ${fault}`));
  const critical = routes.map(({ parts }) => parts.criticalBytes);
  return `# Benchmarks

Measured by \`npm run bench\` on ${date} at commit ${commit}: Chromium, 360 x 640 pixels, cold cache, brotli 11, processor
slowed down four times where a line is throttled. kB is 1,024 encoded bytes with headers, over HTTP/1.1: there each answer
carries all of its headers, about 0.9 kB, which HTTP/2 sends once. The limit is what the line itself needs: two round trips and
the critical bytes. A page can paint before its last byte, so a ratio below 1 is possible, and then its largest paint may follow
later. Times move with what else the computer does: the best of up to three tries counts.

## In short

- ${routes.length} routes, ${routes.length - new Set(missed.map((line) => line.split(':')[0])).size} of them within every target.
- Critical bytes: median ${kB(median(critical))} kB, at most ${kB(Math.max(...critical))} kB.
- Booking, from its first page to choosing a time: ${kB(sum(booking, 'bytes'))} kB in ${sum(booking, 'requests')} requests, ${((sum(booking, 'bytes') / 1e6) * PESEWAS_PER_MB).toFixed(2)} pesewas at ${PESEWAS_PER_MB} pesewas a MB.
- Ten pages read one after the other: ${kB(sum(reading, 'bytes'))} kB, ${((sum(reading, 'bytes') / 1e6) * PESEWAS_PER_MB).toFixed(2)} pesewas; the median page ${kB(median(reading.map(({ bytes }) => bytes)))} kB.

## Targets missed

${missed.join('\n') || 'None.'}

## Beside the peers

The same words, built in the same run: a stock Astro site, and a stock single-page app in React.

${table(
  [
    'site and route',
    'requests',
    'kB',
    'JS kB',
    'critical kB',
    'JS run',
    'text without JS',
    ...networks.flatMap(({ name }) => [`${name} first paint s`, `ratio`]),
  ],
  sites.flatMap(({ site, routes: all }) =>
    all
      .filter(({ path }) => path === '/' || path === '/lab-services')
      .map(({ path, parts, slow, textWithoutScript, timings }) => [
        `${site.name} ${path}`,
        slow.requests,
        kB(slow.bytes),
        kB(slow.kinds.js),
        kB(parts.criticalBytes),
        slow.ranBytes,
        `${Math.round(textWithoutScript * 100)}%`,
        ...timings.flatMap(({ firstPaint, limitMs }) => [
          seconds(firstPaint),
          (firstPaint / limitMs).toFixed(2),
        ]),
      ]),
  ),
)}

## A patient books

${steps(booking)}

## A newcomer reads ten pages

${steps(reading)}

## Building

${table(
  ['content', 'pages', 'seconds', 'pages a second', 'peak MB', 'ms a further page', 'same again'],
  builds.map(({ times: factor, cost, isSameAgain }) => {
    const first = builds[0]?.cost;
    const further =
      first && cost.pages > first.pages
        ? ((cost.seconds - first.seconds) * 1000) / (cost.pages - first.pages)
        : null;
    return [
      `${factor}x`,
      cost.pages,
      cost.seconds.toFixed(1),
      Math.round(cost.pages / cost.seconds),
      cost.peakMb ?? '-',
      further?.toFixed(1) ?? '-',
      isSameAgain === null ? '-' : isSameAgain ? 'yes' : 'no',
    ];
  }),
)}

## Times

${times(routes)}

## Weights

${weights(routes)}
`;
}
