import { describe, expect, test } from 'vitest';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';
import type { SendResult } from '#lib/request/attempt.ts';
import { createDevice, createStorage, openTab } from './play-request.ts';

const { form } = requestFormFixtures['donation request'];
const complete = { name: 'Ama', phone: '024 123 4567', email: 'ama@example.org', request: 'Ten wheelchairs' };

/** Opens a completed form in a tab. The e-mail service answers each attempt with `result`. */
function openForm(result: SendResult = 'sent') {
  const device = createDevice({ answer: { copies: 1, result } });
  const tab = openTab(device, form, createStorage().storage, complete);
  return { device, tab, stateOf: () => tab.request.get().state };
}
type Opened = ReturnType<typeof openForm>;

const actions: [what: string, act: (opened: Opened) => void][] = [
  ['another click on Send', ({ tab }) => tab.send()],
  ['a click on Clear', ({ tab }) => tab.clear()],
  [
    'a click on Send with an empty field',
    ({ tab }) => {
      tab.type({ name: '' });
      tab.send();
    },
  ],
  [
    'a click on Send without a connection',
    ({ tab, device }) => {
      device.isOnline = false;
      tab.send();
    },
  ],
];

describe('a request', () => {
  test('counts as sent only when the e-mail service confirms it', async () => {
    const { tab, stateOf } = openForm();
    tab.send();
    expect(stateOf()).toEqual({ status: 'sending', isLate: false });
    await tab.settle();
    expect(stateOf()).toEqual({ status: 'success' });
  });

  test('that takes a long time may still succeed', async () => {
    const { tab, stateOf } = openForm();
    tab.send();
    tab.wait();
    expect(stateOf()).toEqual({ status: 'sending', isLate: true });
    await tab.settle();
    expect(stateOf()).toEqual({ status: 'success' });
  });

  test('that failed still shows its error after twenty seconds', async () => {
    const { tab, stateOf } = openForm('dropped');
    tab.send();
    await tab.settle();
    // The notice about a late answer, which comes after twenty seconds, must not replace the error.
    tab.wait();
    expect(stateOf()).toEqual({ status: 'failure', failure: { reason: 'dropped', waitSeconds: 0 } });
  });

  test('that was rate-limited can be sent again after ten seconds', async () => {
    const { device, tab, stateOf } = openForm('rate-limited');
    tab.send();
    await tab.settle();
    expect(stateOf()).toEqual({ status: 'failure', failure: { reason: 'rate-limited', waitSeconds: 10 } });
    device.now += 9000;
    tab.send();
    expect(stateOf()).toMatchObject({ status: 'failure' });
    device.now += 1000;
    tab.send();
    expect(stateOf()).toEqual({ status: 'sending', isLate: false });
  });

  test.each(actions)('that is being sent is not disturbed by %s', async (_what, act) => {
    const opened = openForm();
    opened.tab.send();
    await Promise.resolve();
    act(opened);
    expect(opened.stateOf()).toEqual({ status: 'sending', isLate: false });
    await opened.tab.settle();
    expect(opened.device.received).toHaveLength(1);
    expect(opened.stateOf()).toEqual({ status: 'success' });
  });

  test.each(actions)('that was sent stays sent after %s', async (_what, act) => {
    const opened = openForm();
    opened.tab.send();
    await opened.tab.settle();
    act(opened);
    await opened.tab.settle();
    expect(opened.stateOf()).toEqual({ status: 'success' });
    expect(opened.device.received).toHaveLength(1);
  });
});
