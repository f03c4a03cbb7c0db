import { describe, expect, test } from 'vitest';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';
import type { SendResult } from '#lib/request/attempt.ts';
import { listUnsent, readKeptStatus } from '#lib/request/kept-requests.ts';
import { createDevice, createStorage, openTab, type Device } from './play-request.ts';

const NOW = Date.UTC(2026, 10, 21);
const { form } = requestFormFixtures['donation request'];
const complete = {
  name: 'Ama',
  phone: '024 123 4567',
  email: 'ama@example.org',
  request: 'Ten wheelchairs ɛ ɔ 😀',
};

const openForm = (device: Device, words = complete) => openTab(device, form, createStorage().storage, words);
const openEmpty = (device: Device) => openTab(device, form, createStorage().storage);
type Tab = ReturnType<typeof openForm>;
const statusOf = (device: Device, tab: Tab) =>
  readKeptStatus(device.storage, tab.request.get().draft.reference, device.now);

describe('a visitor with several tabs', () => {
  test('finds the failed request of one tab in a new tab, with the same reference', async () => {
    const device = createDevice({ answer: { copies: 1, result: 'dropped' } });
    const first = openForm(device);
    first.send();
    await first.settle();
    const second = openEmpty(device);
    expect(second.read()).toMatchObject(complete);
    expect(second.request.get().draft.reference).toBe(first.request.get().draft.reference);
  });

  test('who clicks Send in two tabs sends the request once, and can then send a changed one', async () => {
    const device = createDevice({ isOnline: false });
    const first = openForm(device);
    first.send();
    const second = openEmpty(device);
    device.isOnline = true;
    first.send();
    second.send();
    await first.settle();
    await second.settle();
    expect(device.received).toHaveLength(1);
    expect(first.request.get().state.status).toBe('success');
    expect(second.request.get().state).toMatchObject({ failure: { reason: 'sent-elsewhere' } });
    expect(second.read()).toMatchObject(complete);

    // After a change in the second tab, the next click sends a new request.
    second.type({ request: 'And a van' });
    second.send();
    await second.settle();
    expect(device.received.map((copy) => copy['request'])).toEqual([complete.request, 'And a van']);
    expect(new Set(device.received.map((copy) => copy['reference'])).size).toBe(2);
  });

  test('cannot send a request again from a third tab, after one tab sent it and another cleared it', async () => {
    const device = createDevice({ isOnline: false });
    const first = openForm(device);
    first.send();
    const [second, third] = [openEmpty(device), openEmpty(device)];
    device.isOnline = true;
    first.send();
    await first.settle();
    second.clear();
    third.send();
    await third.settle();
    expect(device.received).toHaveLength(1);
    expect(third.request.get().state).toMatchObject({ failure: { reason: 'sent-elsewhere' } });
  });

  test('who sends different texts from two tabs while offline loses neither', () => {
    const device = createDevice({ isOnline: false });
    const tabs = ['one', 'two'].map((request) => openForm(device, { ...complete, request }));
    for (const tab of tabs) tab.send();
    const kept = listUnsent(device.storage, NOW).map(({ values }) => values['request']);
    expect(kept.toSorted()).toEqual(['one', 'two']);
  });
});

describe('a request that was being sent', () => {
  test('counts as perhaps sent until there is an answer', async () => {
    const device = createDevice();
    const tab = openForm(device);
    device.isOnline = false;
    tab.send();
    expect(statusOf(device, tab)).toBe('queued');
    device.isOnline = true;
    tab.send();
    await Promise.resolve();
    expect(device.received).toHaveLength(1);
    expect(statusOf(device, tab)).toBe('unknown');
    await tab.settle();
    expect(statusOf(device, tab)).toBe('sent');
  });

  test('counts as perhaps sent if the visitor left before the answer, and keeps its reference', async () => {
    const device = createDevice();
    openForm(device).send();
    await Promise.resolve();
    device.turns.clear();
    const later = openEmpty(device);
    expect(statusOf(device, later)).toBe('unknown');
    expect(later.request.get()).toMatchObject({ keptStatus: 'unknown', state: { status: 'idle' } });
    later.send();
    await later.settle();
    expect(statusOf(device, later)).toBe('sent');
    expect(new Set(device.received.map((copy) => copy['reference'])).size).toBe(1);
  });

  test.each<[SendResult, string]>([
    ['dropped', 'unknown'],
    ['rate-limited', 'queued'],
    ['refused', 'queued'],
    ['fault', 'queued'],
    ['unexpected', 'queued'],
    ['sent', 'sent'],
  ])('and got the result "%s" is kept as "%s"', async (result, status) => {
    const device = createDevice({ answer: { copies: 1, result } });
    const tab = openForm(device);
    tab.send();
    await tab.settle();
    expect(statusOf(device, tab)).toBe(status);
  });

  test('still counts as perhaps sent when retries fail after a broken connection', async () => {
    const device = createDevice();
    const tab = openForm(device);
    for (const result of ['dropped', 'fault'] as const) {
      device.answer = { copies: 1, result };
      tab.send();
      await tab.settle();
    }
    device.isOnline = false;
    tab.send();
    expect(statusOf(device, tab)).toBe('unknown');
  });
});

test('a second request within a minute is stopped, and queued on the device', async () => {
  const device = createDevice();
  const { storage } = createStorage();
  const first = openTab(device, form, storage, complete);
  first.send();
  await first.settle();
  const second = openTab(device, form, storage, complete);
  second.send();
  expect(second.request.get()).toMatchObject({
    keptStatus: 'queued',
    state: { failure: { reason: 'too-soon', waitSeconds: 60 } },
  });
  expect(listUnsent(device.storage, NOW)).toMatchObject([{ status: 'queued', values: complete }]);
});

test('Clear removes a queued request from the device', () => {
  const device = createDevice({ isOnline: false });
  const tab = openForm(device);
  tab.send();
  expect(tab.request.get().keptStatus).toBe('queued');
  tab.clear();
  expect(tab.request.get().keptStatus).toBeNull();
  expect(listUnsent(device.storage, NOW)).toEqual([]);
});

test('a request that the device cannot store does not count as queued, and stays in the form', () => {
  const device = createDevice({ storage: createStorage(() => true).storage, isOnline: false });
  const tab = openForm(device);
  tab.send();
  expect(tab.request.get()).toMatchObject({ keptStatus: null, state: { status: 'failure' } });
  expect(tab.read()).toMatchObject(complete);
});
