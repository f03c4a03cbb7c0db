import { phone, type Tab } from './browser.ts';
import { connect, type Answer } from './json-socket.ts';
import { startProgram } from './start-program.ts';

export interface Chromium {
  program: string;
  flags: readonly string[];
  libraries?: string;
  hasScript: boolean;
}
interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

/**
 * Libraries such as Playwright call methods that an old Chromium lacks. So this code uses the DevTools protocol itself. The
 * function is long because all methods of a tab share one connection.
 */
export async function openChromium({ program, flags, libraries, hasScript }: Chromium): Promise<Tab> {
  const { match: address, end } = await startProgram(
    program,
    (folder) => [...flags, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    /ws:\/\/\S+/,
    libraries ? { LD_LIBRARY_PATH: libraries } : {},
  );
  const socket = await connect(address);
  const { targetId } = await socket.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await socket.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params: Answer = {}) => socket.send(method, params, { sessionId });

  const faults: string[] = [];
  socket.onEvent((method, { exceptionDetails }) => {
    if (method === 'Runtime.exceptionThrown') faults.push(JSON.stringify(exceptionDetails));
  });
  await send('Page.enable');
  await send('Runtime.enable');
  await send('Emulation.setDeviceMetricsOverride', { ...phone, deviceScaleFactor: 1, mobile: true });
  await send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  if (!hasScript) await send('Emulation.setScriptExecutionDisabled', { value: true });

  const evaluate = async (expression: string, frame: Answer = {}) => {
    const { result, exceptionDetails } = (await send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      ...frame,
    })) as { result: { value?: unknown }; exceptionDetails?: unknown };
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  };

  return {
    evaluate,
    faults,
    async goTo(address) {
      await Promise.all([socket.next('Page.loadEventFired'), send('Page.navigate', { url: address })]);
    },
    async goBack() {
      // With history.back(), Chromium may leave the page before it sends an answer.
      const { currentIndex, entries } = (await send('Page.getNavigationHistory')) as unknown as {
        currentIndex: number;
        entries: readonly { id: number }[];
      };
      await send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id });
    },
    async evaluateInFrames(expression) {
      const { frameTree } = (await send('Page.getFrameTree')) as { frameTree: FrameTree };
      const found: unknown[] = [];
      for (const { frame } of frameTree.childFrames ?? []) {
        const { executionContextId } = await send('Page.createIsolatedWorld', { frameId: frame.id });
        found.push(await evaluate(expression, { contextId: executionContextId }));
      }
      return found;
    },
    async clickAt(x, y) {
      const mouse = { x, y, button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
    },
    async pressEscape() {
      const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
      await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    },
    type: async (text) => void (await send('Input.insertText', { text })),
    async close() {
      socket.close();
      await end();
    },
  };
}
