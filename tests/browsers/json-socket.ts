import { once } from 'node:events';
import { within } from './start-program.ts';

export type Answer = Record<string, unknown>;
interface Message {
  id?: number;
  method?: string;
  params?: Answer;
  result?: Answer;
  error?: unknown;
  message?: string;
}
export interface JsonSocket {
  send: (method: string, params?: Answer, more?: Answer) => Promise<Answer>;
  /** Resolves at the next event of this name. */
  next: (method: string) => Promise<Answer>;
  onEvent: (hear: (method: string, params: Answer) => void) => void;
  close: () => void;
}

/** Connects to a browser. The protocols of DevTools and WebDriver BiDi share numbered commands, their answers, and events. */
export async function connect(address: string): Promise<JsonSocket> {
  const socket = new WebSocket(address);
  await within(20, once(socket, 'open'), `${address} did not answer`);
  const waiting = new Map<number, (message: Message) => void>();
  const listening: ((method: string, params: Answer) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id) return waiting.get(message.id)?.(message);
    for (const hear of listening) hear(message.method ?? '', message.params ?? {});
  });
  // A browser that has exited answers nothing more.
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ error: 'the browser has ended' });
    waiting.clear();
  });

  let id = 0;
  const send = (method: string, params: Answer = {}, more: Answer = {}) => {
    const answer = new Promise<Answer>((resolve, reject) => {
      id += 1;
      waiting.set(id, ({ result = {}, error, message }) =>
        error ? reject(new Error(`${method}: ${JSON.stringify(error)} ${message ?? ''}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id, method, params, ...more }));
    });
    return within(30, answer, `${method} was not answered`);
  };
  const next = (wanted: string) => {
    const event = new Promise<Answer>((resolve) =>
      listening.push((method, params) => {
        if (method === wanted) resolve(params);
      }),
    );
    return within(30, event, `${wanted} did not come`);
  };
  return { send, next, onEvent: (hear) => void listening.push(hear), close: () => socket.close() };
}
