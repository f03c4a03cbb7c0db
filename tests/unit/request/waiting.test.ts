import { describe, expect, test } from 'vitest';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';
import { keepWaiting, listWaiting, lookUpRequest, markSent, removeRequest } from '#lib/request/waiting.ts';
import { createStore, openTab, type Device } from './play-request.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);
const reference = 'HH-AAAA-3467';
const request = { form: 'donation-request', reference, values: { name: 'Ɛsi' } };
const { form } = requestFormFixtures['donation request'];
const complete = {
  name: 'Ama',
  phone: '024 123 4567',
  email: 'ama@example.org',
  request: 'Ten wheelchairs ɛ ɔ 😀',
};

const createDevice = (): Device => ({
  store: createStore().store,
  now: NOW,
  isOnline: true,
  answer: { copies: 1, outcome: 'sent' },
  received: [],
  accepted: [],
  turns: new Map(),
  references: 3000,
});

describe('a request that waits on the device', () => {
  test.each([
    [0, 'waiting'],
    [7, 'waiting'],
    [7.1, null],
    // The clock was set right, from years ahead or from 1970.
    [-3650, 'waiting'],
    [20_000, 'waiting'],
  ])('is, %d days later, %s', (days, known) => {
    const { store, texts } = createStore();
    keepWaiting(store, request, NOW);
    expect(lookUpRequest(store, reference, NOW + days * DAY_MS)).toBe(known);
    expect(texts.size).toBe(known ? 1 : 0);
  });

  test('is listed for its own form only, and not once it was sent or removed', () => {
    const { store } = createStore();
    keepWaiting(store, request, NOW);
    keepWaiting(store, { ...request, reference: 'HH-AAAA-3469' }, NOW - 1);
    expect(listWaiting(store, 'donation-request', NOW).map((text) => /3467|3469/.exec(text)?.[0])).toEqual([
      '3469',
      '3467',
    ]);
    expect(listWaiting(store, 'group-health-check', NOW)).toEqual([]);
    markSent(store, 'donation-request', reference, NOW);
    removeRequest(store, 'HH-AAAA-3469');
    expect(listWaiting(store, 'donation-request', NOW)).toEqual([]);
    expect(lookUpRequest(store, reference, NOW)).toBe('sent');
    expect(store.read(`request:${reference}`)).not.toContain('Ɛsi');
  });

  test('is left alone when something else is kept beside it, and broken ones are thrown away', () => {
    const { store, texts } = createStore();
    store.write('theme', 'dark');
    store.write('request:HH-AAAA-3469', '{');
    keepWaiting(store, request, NOW);
    expect(listWaiting(store, 'donation-request', NOW)).toHaveLength(1);
    expect([...texts.keys()]).toEqual(['theme', `request:${reference}`]);
  });
});

describe('a visitor with two tabs', () => {
  test('whose request failed in one finds it in a new one, with its number', async () => {
    const device = createDevice();
    device.answer = { copies: 1, outcome: 'dropped' };
    const first = openTab(device, form, createStore().store, complete);
    first.press();
    await first.settle();
    const second = openTab(device, form, createStore().store);
    expect(second.read()).toMatchObject(complete);
    expect(second.request.get().draft.reference).toBe(first.request.get().draft.reference);
  });

  test('who presses Send in both sends once, and is told so in the other one', async () => {
    const device = createDevice();
    device.isOnline = false;
    const first = openTab(device, form, createStore().store, complete);
    first.press();
    const second = openTab(device, form, createStore().store);
    device.isOnline = true;
    first.press();
    second.press();
    await first.settle();
    await second.settle();
    expect(device.received).toHaveLength(1);
    expect(first.request.get().state.status).toBe('success');
    expect(second.request.get().state).toMatchObject({ failure: { reason: 'sent-elsewhere' } });
    expect(second.read()).toMatchObject(complete);

    // Whoever changed something there presses again: a request of its own.
    second.type({ request: 'And a van' });
    second.press();
    await second.settle();
    expect(device.received.map((copy) => copy['request'])).toEqual([complete.request, 'And a van']);
    expect(new Set(device.received.map((copy) => copy['reference'])).size).toBe(2);
  });

  test('whose texts differ loses neither when both cannot be sent', () => {
    const device = createDevice();
    device.isOnline = false;
    const tabs = ['one', 'two'].map((words) =>
      openTab(device, form, createStore().store, { ...complete, request: words }),
    );
    for (const tab of tabs) tab.press();
    expect(listWaiting(device.store, form.id, NOW)).toHaveLength(2);
  });
});

test('Clear removes the request from the device too', () => {
  const device = createDevice();
  device.isOnline = false;
  const tab = openTab(device, form, createStore().store, complete);
  tab.press();
  expect(tab.request.get().isWaiting).toBe(true);
  tab.clear();
  expect(tab.request.get().isWaiting).toBe(false);
  expect(listWaiting(device.store, form.id, NOW)).toEqual([]);
});

test('where nothing can be kept, nothing is said to wait', () => {
  const device = { ...createDevice(), store: createStore(() => true).store, isOnline: false };
  const tab = openTab(device, form, createStore().store, complete);
  tab.press();
  expect(tab.request.get()).toMatchObject({ isWaiting: false, state: { status: 'failure' } });
  expect(tab.read()).toMatchObject(complete);
});
