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
  test('finds a failed request again in a new tab', async () => {
    const device = createDevice({ answer: { copies: 1, result: 'dropped' } });
    const first = openForm(device);
    first.send();
    await first.settle();
    const second = openEmpty(device);
    expect(second.read()).toMatchObject(complete);
    expect(second.request.get().draft.reference).toBe(first.request.get().draft.reference);
  });

  test('who clicks Send in two tabs sends the request only once', async () => {
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

  test('who clears a sent request in one tab cannot send it from another tab', async () => {
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

  test('who clicks Send offline in two tabs keeps both requests', () => {
    const device = createDevice({ isOnline: false });
    const tabs = ['one', 'two'].map((request) => openForm(device, { ...complete, request }));
    for (const tab of tabs) tab.send();
    const kept = listUnsent(device.storage, NOW).map(({ values }) => values['request']);
    expect(kept.toSorted()).toEqual(['one', 'two']);
  });
});

describe('a request that the page tried to send', () => {
  test('is kept as "unknown" until an answer comes', async () => {
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

  test('is kept as "unknown" if the visitor leaves before the answer', async () => {
    const device = createDevice();
    openForm(device).send();
    await Promise.resolve();
    // The visitor leaves the page, so the next attempt need not wait for the first attempt.
    device.turns.clear();
    const later = openEmpty(device);
    expect(statusOf(device, later)).toBe('unknown');
    expect(later.request.get()).toMatchObject({ keptStatus: 'unknown', state: { status: 'idle' } });
    later.send();
    await later.settle();
    expect(statusOf(device, later)).toBe('sent');
    // Both copies have the same reference, so the clinic notices that they are one request.
    expect(new Set(device.received.map((copy) => copy['reference'])).size).toBe(1);
  });

  test.each<[string, SendResult]>([
    ['unknown', 'dropped'],
    ['queued', 'rate-limited'],
    ['queued', 'refused'],
    ['queued', 'fault'],
    ['queued', 'unexpected'],
    ['sent', 'sent'],
  ])('is kept as "%s" after the result "%s"', async (status, result) => {
    const device = createDevice({ answer: { copies: 1, result } });
    const tab = openForm(device);
    tab.send();
    await tab.settle();
    expect(statusOf(device, tab)).toBe(status);
  });

  test('stays "unknown" if the connection breaks and later attempts fail', async () => {
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

test('a second request within a minute is only queued on the device', async () => {
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

test('the button Clear removes a queued request from the device', () => {
  const device = createDevice({ isOnline: false });
  const tab = openForm(device);
  tab.send();
  expect(tab.request.get().keptStatus).toBe('queued');
  tab.clear();
  expect(tab.request.get().keptStatus).toBeNull();
  expect(listUnsent(device.storage, NOW)).toEqual([]);
});

test('a request that the device cannot store stays in the form', () => {
  const device = createDevice({ storage: createStorage(() => true).storage, isOnline: false });
  const tab = openForm(device);
  tab.send();
  expect(tab.request.get()).toMatchObject({ keptStatus: null, state: { status: 'failure' } });
  expect(tab.read()).toMatchObject(complete);
});
