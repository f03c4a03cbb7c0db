import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from './browsers.ts';

type Answer = Record<string, unknown>;
interface Message {
  id?: number;
  method?: string;
  params?: Answer;
  result?: Answer;
  error?: { message: string };
}
export interface Tab {
  send: (method: string, params?: Answer) => Promise<Answer>;
  /** Resolves at the next event of this name. */
  next: (method: string) => Promise<Answer>;
  /** What scripts threw and nobody caught. */
  faults: string[];
  close: () => Promise<void>;
}

/** Clients of today ask an old browser for what it does not know, so this one speaks DevTools by itself. */
export async function openTab({ program, flags, libraries }: Browser): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'old-browser-'));
  const child = spawn(
    program,
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
    },
  );
  const ended = once(child, 'exit');
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (data: Buffer) => {
      said += data.toString();
      const [found] = /ws:\/\/\S+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${program} did not start: ${said}`)));
  });

  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  const listening = new Map<string, ((params: Answer) => void)[]>();
  const faults: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id) return waiting.get(message.id)?.(message);
    const { method = '', params = {} } = message;
    if (method === 'Runtime.exceptionThrown') faults.push(JSON.stringify(params['exceptionDetails']));
    for (const hear of listening.get(method)?.splice(0) ?? []) hear(params);
  });

  let id = 0;
  let session = '';
  const send = (method: string, params: Answer = {}) =>
    new Promise<Answer>((resolve, reject) => {
      id += 1;
      waiting.set(id, ({ result = {}, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id, method, params, ...(session && { sessionId: session }) }));
    });
  // A browser that has ended answers nothing more.
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ error: { message: 'the browser has ended' } });
    waiting.clear();
  });
  const next = (method: string) =>
    new Promise<Answer>((resolve) => listening.set(method, [...(listening.get(method) ?? []), resolve]));

  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  session = String(sessionId);
  await send('Page.enable');
  await send('Runtime.enable');
  return {
    ...{ send, next, faults },
    close: async () => {
      socket.close();
      child.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
