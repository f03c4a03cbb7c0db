import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { OutputBundle, OutputChunk, PluginContext } from 'rolldown';
import { vouchFor } from '#lib/policy.ts';
import { findAll, textOf, type Document } from '#lib/page-tree.ts';
import { addressIn, listShownLanguages, listTranslated } from '#lib/languages.ts';
import { ENGLISH, forgetWords, isMarked, readWords, speak } from '#lib/words.ts';
import { markWords } from './mark-words.ts';

/** A language that pages of the build are in, and the addresses of those pages where it is not English. */
interface Speaker {
  tag: string;
  pages: string[];
  lead: (path: string) => string;
}

export const english: Speaker = { tag: ENGLISH, pages: [], lead: (path) => path };

let speakers: Speaker[] | undefined;

/** The languages of the build besides English; read once. */
export function listSpeakers(): Speaker[] {
  speakers ??= listShownLanguages()
    .filter(({ tag }) => tag !== ENGLISH)
    .map(({ tag }) => {
      const pages = listTranslated(tag);
      const lead = (path: string) => (pages.has(path) ? addressIn(tag, path) : path);
      return { tag, pages: [...pages].sort(), lead };
    });
  return speakers;
}

/** The files of scripts that say something, by language and by the name of the English one. */
const copies = new Map<string, Map<string, string>>();

const isChunk = (output: OutputBundle[string]): output is OutputChunk => output.type === 'chunk';

/** The chunks that say something, or load one that does. */
function findSpeaking(chunks: readonly OutputChunk[]): Set<string> {
  const speaking = new Set(chunks.filter(({ code }) => isMarked(code)).map(({ fileName }) => fileName));
  for (let before = -1; before < speaking.size;) {
    before = speaking.size;
    for (const { fileName, imports, dynamicImports } of chunks)
      if ([...imports, ...dynamicImports].some((each) => speaking.has(each))) speaking.add(fileName);
  }
  return speaking;
}

const versionOf = (speaker: Speaker) =>
  createHash('sha256')
    .update(JSON.stringify([readWords(speaker.tag), speaker.pages]))
    .digest('base64url')
    .slice(0, 6);

/** Writes the chunks of islands in each language: in English under their own names, in others under names of their own. */
function speakChunks() {
  return {
    name: 'words:chunks',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle: {
      order: 'post' as const,
      handler(this: PluginContext, _options: unknown, bundle: OutputBundle) {
        const chunks = Object.values(bundle).filter(isChunk);
        const speaking = findSpeaking(chunks);
        for (const speaker of listSpeakers()) {
          const { tag } = speaker;
          const own = (name: string) => name.replace(/\.js$/, `.${tag}-${versionOf(speaker)}.js`);
          const names = new Map(Array.from(speaking, (name) => [name, own(name)]));
          copies.set(tag, names);
          for (const { fileName, code } of chunks) {
            const copy = names.get(fileName);
            if (!copy) continue;
            const led = [...names.keys()]
              .map((name) => basename(name))
              .reduce((text, file) => text.replaceAll(file, own(file)), code);
            this.emitFile({ type: 'asset', fileName: copy, source: speak(led, speaker) });
          }
        }
        for (const chunk of chunks) chunk.code = speak(chunk.code, english);
      },
    },
  };
}

/**
 * Lets the scripts of a built page speak its language: those that Astro writes into it, and the islands, whose files have names
 * of their own. Called by lean-pages, which reads each page.
 */
export function speakScripts(page: Document, name: string): void {
  // The name of its file begins with the language: fr/booking.html, fr.html.
  const speaker = listSpeakers().find(({ tag }) => tag === name.split(/[\\/.]/, 1)[0]) ?? english;
  for (const script of findAll('script', page)) {
    const text = textOf(script);
    if (!isMarked(text)) continue;
    const said = speak(text, speaker);
    vouchFor(said);
    const [first] = script.children;
    if (first && 'data' in first) first.data = said;
  }
  const names = copies.get(speaker.tag);
  for (const { attribs } of findAll('astro-island', page)) {
    const own = names?.get(attribs['component-url']?.slice(1) ?? '');
    if (own) attribs['component-url'] = `/${own}`;
  }
}

/**
 * Puts words into scripts. They are bundled once, with marks; each page gets those of its own language, so that none loads words
 * that it does not show (docs/decisions/0031-words-in-scripts.md).
 */
export function words(): AstroIntegration {
  return {
    name: 'words',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const isBuild = command === 'build';
        updateConfig({ vite: { plugins: [markWords(isBuild), ...(isBuild ? [speakChunks()] : [])] } });
      },
      'astro:server:setup': ({ server }) =>
        void server.watcher.on('change', (path) => {
          if (path.includes('interface')) forgetWords();
        }),
    },
  };
}
