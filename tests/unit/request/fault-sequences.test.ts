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
 * What can happen after one click: how many copies of the request the service gets, and which result the page gets. There can be
 * several copies, because a browser retries by itself when a reused connection breaks.
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

/** Returns a function that picks a number less than `below`. The same seed gives the same numbers, so failures can be repeated. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plays random events of one visitor and counts what goes wrong. The function is long because its steps share one tab. */
async function play(form: RequestFormData, seed: number) {
  const pick = seeded(seed);
  const isStorageForbidden = pick(8) === 0;
  const device = createDevice({ storage: createStorage(() => isStorageForbidden).storage });
  const tabStorage = createStorage().storage;
  const wrong = { lost: 0, falseSuccess: 0, falseFailure: 0, otherReference: 0 };
  let words = `${seed} ɛ ɔ 😀 <b>&"`;
  let tab = openTab(device, form, tabStorage, { ...FIRST, request: words });
  const { reference } = tab.request.get().draft;

  const reopen = () => {
    device.turns.clear();
    tab = openTab(device, form, tabStorage);
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
    // The visitor closes the tab and opens a new tab. Only the device still has the request.
    () => {
      if (!isWaiting()) return;
      tabStorage.listKeys().forEach((key) => tabStorage.write(key, null));
      reopen();
    },
    // Another tab sends the queued request. This tab must not send the request again.
    async () => {
      if (!isWaiting()) return;
      const other = openTab(device, form, createStorage().storage);
      other.send();
      await other.settle();
    },
  ];

  const isSentElsewhere = () => {
    const { state } = tab.request.get();
    return state.status === 'failure' && state.failure.reason === 'sent-elsewhere';
  };
  const isSent = () => tab.request.get().state.status === 'success';
  const isDone = () => isSent() || isSentElsewhere();
  const check = () => {
    const { draft } = tab.request.get();
    // If another tab sent the request, its text may be older than the text in this tab.
    const isAccepted = device.accepted.some((copy) => isSentElsewhere() || copy['request'] === words);
    if (isDone() && !isAccepted) wrong.falseSuccess += 1;
    if (!isSent() && (tab.read().request !== words || draft.values.request !== words)) wrong.lost += 1;
    if (lookUp() === 'queued' && device.received.some((copy) => !device.refused.includes(copy)))
      wrong.falseFailure += 1;
    // All copies must have the same reference number, so that the clinic notices that they are one request.
    wrong.otherReference += device.received.filter((copy) => copy['reference'] !== reference).length;
  };

  for (let step = 0; step < STEPS && !isDone(); step += 1) {
    await steps[pick(steps.length)]?.();
    check();
  }
  if (isDone()) return { ...wrong, unfinished: 0 };

  // At the end, the connection is good and the pause is over. Then one more click must send the request.
  reopen();
  Object.assign(device, { isOnline: true, answer: { copies: 1, result: 'sent' }, now: device.now + 61_000 });
  tab.send();
  await tab.settle();
  check();
  return { ...wrong, unfinished: isDone() ? 0 : 1 };
}

test(
  `no request is lost or wrongly reported in ${SEQUENCES} random sequences of faults`,
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
