import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { ENGLISH, lookUp } from '#lib/words.ts';
import { putWords, WORDS, type Writer } from './put-words.ts';

// The name of a file is made of its text: with this it changes when English words do.
const hashOf = (name: string) =>
  createHash('sha256').update(lookUp(ENGLISH, name)).digest('base64url').slice(0, 4);

/** Marks that outlive bundling; lib/words.ts puts words in their place. */
const marks: Writer = {
  say: (name) => `"@@${name}~${hashOf(name)}@@"`,
  fill: (name, values) => {
    const keys = values.map(([key]) => key).join(',');
    return `\`@@<${name}~${hashOf(name)}:${keys}@@${values.map(([, code]) => `\${${code}}`).join('@@,@@')}@@>@@\``;
  },
  lead: (path) => `"@@${path}@@"`,
};

/** In dev no file is written for each language: the page's language decides in the browser. */
const choices: Writer = {
  say: (name) => {
    const english = JSON.stringify(lookUp(ENGLISH, name));
    const others = readdirSync('content/interface')
      .map((file) => basename(file, '.yaml'))
      .map((tag) => `${tag}: ${JSON.stringify(lookUp(tag, name))}`);
    return `({ ${others.join(', ')} }[document.documentElement.lang] ?? ${english})`;
  },
  lead: (path) => JSON.stringify(path),
};

/**
 * A plugin of Vite and of Rolldown for code that runs in browsers: puts words in place of what it takes from lib/words.ts, or marks in
 * their place when they are to be filled in later.
 */
export function markWords(isMarked: boolean) {
  return {
    name: 'words',
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    load(id: string) {
      if (id.endsWith('/src/lib/words.ts'))
        throw new Error(`a script takes words from '${WORDS}', written just so`);
    },
    transform(code: string, id: string) {
      const [file = id] = id.split('?');
      if (!code.includes(WORDS) || !/\.tsx?$/.test(file)) return null;
      return { code: putWords(code, file, isMarked ? marks : choices), map: null };
    },
  };
}
