import { writeFileSync } from 'node:fs';
import { phone, type Tab } from './browser.ts';
import { connect } from './json-socket.ts';
import { startProgram } from './start-program.ts';

interface Context {
  context: string;
  children?: Context[];
}

function listArguments(folder: string): string[] {
  writeFileSync(`${folder}/user.js`, 'user_pref("ui.prefersReducedMotion", 1);\n');
  return ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0', 'about:blank'];
}

/**
 * Firefox speaks WebDriver BiDi by itself, without a driver. The function is long because all methods of a tab share one session.
 */
export async function openFirefox(program: string): Promise<Tab> {
  const { match: address, end } = await startProgram(program, listArguments, /ws:\/\/\S+/);
  const { send, onEvent, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const listContexts = async () => {
    const { contexts } = (await send('browsingContext.getTree')) as { contexts: Context[] };
    return contexts;
  };
  const context = (await listContexts())[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: phone });

  const faults: string[] = [];
  onEvent((_, { type, level, text }) => {
    if (type === 'javascript' && level === 'error') faults.push(String(text));
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  async function evaluate(expression: string, where = context): Promise<unknown> {
    const { result, exceptionDetails } = (await send('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context: where },
      awaitPromise: false,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  }
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  const typeKeys = (keys: string) =>
    act(
      'key',
      [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );

  return {
    faults,
    evaluate,
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    goBack: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    async evaluateInFrames(expression) {
      const [page] = await listContexts();
      return Promise.all((page?.children ?? []).map((frame) => evaluate(expression, frame.context)));
    },
    async clickAt(x, y) {
      const button = 0;
      await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button },
        { type: 'pointerUp', button },
      ]);
    },
    // Keys that type nothing have code points of their own (w3c.github.io/webdriver, 17.4.2).
    pressEscape: async () => void (await typeKeys('\uE00C')),
    type: async (text) => void (await typeKeys(text)),
    async close() {
      close();
      await end();
    },
  };
}
