import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, runProgram } from '../support/run-program.ts';
import { phone, type Tab } from './browser.ts';

/**
 * Opens WebKitGTK, which has the engine of Safari, through WebKitWebDriver. The driver reports no script errors, so `faults` is
 * empty. The window cannot be narrower than its toolbar, so pages may be wider than on a phone. The function is long because all
 * methods of a tab share one session.
 */
export async function openWebKit(): Promise<Tab> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const driver = await runProgram(['xvfb-run', '-a', 'WebKitWebDriver', `--port=${port}`], port, {
    env: { XDG_CONFIG_HOME: folder },
    withinMs: 60_000,
  });

  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://localhost:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const post = <Value = unknown>(path: string, body: object) =>
    send<Value>('POST', `/session/${sessionId}/${path}`, body);
  await post('window/rect', phone);

  const evaluate = (expression: string) =>
    post('execute/sync', { script: `return (${expression})`, args: [] });
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  const typeKeys = (keys: string) =>
    act(
      'key',
      [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );

  return {
    evaluate,
    faults: [],
    goTo: async (url) => void (await post('url', { url })),
    goBack: async () => void (await post('back', {})),
    async evaluateInFrames(expression) {
      const found: unknown[] = [];
      for (let id = 0; id < Number(await evaluate('frames.length')); id += 1)
        try {
          await post('frame', { id });
          found.push(await evaluate(expression));
        } finally {
          await post('frame', { id: null });
        }
      return found;
    },
    async clickAt(x, y) {
      await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    pressEscape: async () => void (await typeKeys('\uE00C')),
    type: async (text) => void (await typeKeys(text)),
    async close() {
      await driver.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
