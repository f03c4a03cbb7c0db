import { expect, test } from 'vitest';
import type { SendResult } from '#lib/request/attempt.ts';
import { readKeptStatus } from '#lib/request/kept-requests.ts';
import type { RequestFormData } from '#lib/request/request-form.ts';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';
import { isNightly } from '../../support/breadth.ts';
import { createDevice, createStorage, openTab } from './play-request.ts';

const SEQUENCES = isNightly ? 5000 : 500;
const STEPS = 12;
const FORMS = [requestFormFixtures['group health check'].form, requestFormFixtures['donation request'].form];
const FIRST = { name: 'Ama', phone: '024 123 4567', email: 'ama@example.org', date: '2099-01-05' };

/**
 * What the service gets after one click (a browser retries by itself when a reused connection breaks), and what the page learns.
 */
const ANSWERS: { copies: number; result: SendResult }[] = [
  { copies: 1, result: 'sent' },
  { copies: 3, result: 'sent' },
  { copies: 0, result: 'dropped' },
  { copies: 1, result: 'dropped' },
  { copies: 3, result: 'dropped' },
  { copies: 1, result: 'rate-limited' },
  { copies: 1, result: 'refused' },
  { copies: 1, result: 'fault' },
  { copies: 0, result: 'unexpected' },
];

/** The same numbers for the same seed, so that a failure can be repeated. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One visitor's sequence of events; returns what went wrong. The function is long because its steps share the visitor's tab. */
async function play(form: RequestFormData, seed: number) {
  const pick = seeded(seed);
  const isForbidden = pick(8) === 0;
  const device = createDevice({ storage: createStorage(() => isForbidden).storage });
  const kept = createStorage().storage;
  const wrong = { lost: 0, falseSuccess: 0, falseFailure: 0, otherReference: 0 };
  let words = `${seed} ɛ ɔ 😀 <b>&"`;
  let tab = openTab(device, form, kept, { ...FIRST, request: words });
  const { reference } = tab.request.get().draft;

  const reopen = () => {
    device.turns.clear();
    tab = openTab(device, form, kept);
  };
  const lookUp = () => readKeptStatus(device.storage, reference, device.now);
  const isWaiting = () =>
    tab.request.get().state.status !== 'sending' && ['queued', 'unknown'].includes(lookUp() ?? '');
  const steps: (() => unknown)[] = [
    () => tab.send(),
    () => [tab.send(), tab.send()],
    () => tab.settle(),
    () => tab.wait(),
    () => reopen(),
    () => (device.isOnline = !device.isOnline),
    () => (device.answer = ANSWERS[pick(ANSWERS.length)] ?? device.answer),
    () => (device.now += pick(90) * 1000),
    () => {
      if (tab.request.get().state.status === 'sending') return;
      words += ` ${pick(100)}`;
      tab.type({ request: words });
    },
    // The tab is closed; only the request queued on the device is left.
    () => {
      if (!isWaiting()) return;
      kept.listKeys().forEach((key) => kept.write(key, null));
      reopen();
    },
    // Another tab sends the queued request; this one must not send it again.
    async () => {
      if (!isWaiting()) return;
      const other = openTab(device, form, createStorage().storage);
      other.send();
      await other.settle();
    },
  ];

  const isElsewhere = () => {
    const { state } = tab.request.get();
    return state.status === 'failure' && state.failure.reason === 'sent-elsewhere';
  };
  const isSent = () => tab.request.get().state.status === 'success';
  const isDone = () => isSent() || isElsewhere();
  const check = () => {
    const { draft } = tab.request.get();
    const isAccepted = device.accepted.some((copy) => isElsewhere() || copy['request'] === words);
    if (isDone() && !isAccepted) wrong.falseSuccess += 1;
    if (!isSent() && (tab.read().request !== words || draft.values.request !== words)) wrong.lost += 1;
    if (lookUp() === 'queued' && device.received.some((copy) => !device.refused.includes(copy)))
      wrong.falseFailure += 1;
    // All copies must have one reference number, so that we notice that they are one request.
    wrong.otherReference += device.received.filter((copy) => copy['reference'] !== reference).length;
  };

  for (let step = 0; step < STEPS && !isDone(); step += 1) {
    await steps[pick(steps.length)]?.();
    check();
  }
  if (isDone()) return { ...wrong, unfinished: 0 };

  // In the end the connection is good, and one more click sends the request.
  reopen();
  Object.assign(device, { isOnline: true, answer: { copies: 1, result: 'sent' }, now: device.now + 61_000 });
  tab.send();
  await tab.settle();
  check();
  return { ...wrong, unfinished: isDone() ? 0 : 1 };
}

test(
  `a request is never lost, nor wrongly called sent or unsent, in ${SEQUENCES} random fault sequences`,
  { tags: ['sweep'] },
  async () => {
    const sum = { lost: 0, falseSuccess: 0, falseFailure: 0, otherReference: 0, unfinished: 0 };
    const failedSeeds: string[] = [];
    for (let seed = 1; seed <= SEQUENCES; seed += 1) {
      const form = FORMS[seed % 2] as RequestFormData;
      const result = await play(form, seed);
      for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += result[key];
      if (Object.values(result).some((count) => count > 0)) failedSeeds.push(`${form.id} ${seed}`);
    }
    console.log(
      `figures: fault sequences: ${SEQUENCES} over ${FORMS.length} forms: ${sum.lost} texts lost, ${sum.falseSuccess} false ` +
        `successes, ${sum.falseFailure} false failures, ${sum.otherReference} copies without the same reference`,
    );
    expect(failedSeeds).toEqual([]);
  },
);
