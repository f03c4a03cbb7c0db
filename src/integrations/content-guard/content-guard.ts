import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { checkContent } from '#content-check/check-content.ts';
import { refusal, listProblems, type Problem } from '#content-check/problem.ts';
import { checkPicturePath } from '#content-check/pictures/check-pictures.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { readTranslation } from '#content-check/translations/read-translation.ts';
import { kindOf } from '#schemas/kinds.ts';

/**
 * Checks all of content/ as `npm run check:content` does, and rejects with every mistake before anything of it is read
 * or run; so it is called at the top of astro.config.mjs. The integration it resolves to keeps watch while Astro works.
 */
export async function contentGuard(): Promise<AstroIntegration> {
  const { problems } = await checkContent(process.cwd());
  if (problems.length > 0) throw refusal(problems);
  return {
    name: 'content-guard',
    hooks: {
      'astro:config:setup': ({ config, logger, updateConfig }) => {
        const root = fileURLToPath(config.root);
        updateConfig({ vite: { plugins: [mdxGuard(root), devGuard(root, logger)] } });
      },
    },
  };
}

const QUIET_MS = 150;

/** A plugin of Vite that checks content/ again whenever it changes, and shows the mistakes over the page and in the log. */
export function devGuard(root: string, logger: Pick<AstroIntegrationLogger, 'error' | 'info'>) {
  return {
    name: 'content-guard:dev',
    configureServer({ watcher, ws }: Pick<ViteDevServer, 'watcher' | 'ws'>) {
      let timer: NodeJS.Timeout | undefined;
      let isRefused = false;

      const check = async () => {
        const { problems } = await checkContent(root);
        if (problems.length > 0) {
          logger.error(listProblems(problems));
          ws.send({ type: 'error', err: { message: listProblems(problems), stack: '' } });
        } else if (isRefused) {
          logger.info('content/ has no mistakes any more');
          ws.send({ type: 'full-reload' });
        }
        isRefused = problems.length > 0;
      };
      watcher.on('all', (_event: string, path: string) => {
        if (!path.startsWith(`${root.replace(/\/$/, '')}/content/`)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void check(), QUIET_MS);
      });
    },
  };
}

/** The mistakes of one .mdx file that could make it run code: all of its own. */
function checkMdx(file: string, bytes: Uint8Array): Problem[] {
  const kind = kindOf(file);
  const entry = readTranslation(file, bytes) ?? (kind && readEntry(file, bytes, kind));
  if (!entry) return [{ file, line: 1, column: 1, field: '', message: 'an .mdx file cannot stand here' }];
  const { findings, pictures } = entry;
  const paths = pictures.flatMap(({ target, line, column, field }) => {
    const message = checkPicturePath(target);
    return message ? [{ line, column, field, message }] : [];
  });
  return [...findings, ...paths].map((finding) => ({ file, ...finding }));
}

/**
 * A plugin of Vite that hands an editor's .mdx file to the compiler only when it holds no code. The whole of content/ is
 * checked before a build and before the development server starts; this also holds for files that change while it runs.
 */
export function mdxGuard(root: string) {
  return {
    name: 'content-guard:mdx',
    enforce: 'pre' as const,
    load(id: string): string | null {
      const [path = ''] = id.split('?');
      const file = relative(root, path).split(sep).join('/');
      if (!path.endsWith('.mdx') || !file.startsWith('content/')) return null;
      const bytes = readFileSync(path);
      const problems = checkMdx(file, bytes);
      if (problems.length > 0) throw refusal(problems);
      // A question mark in the address asks for something about the file, which other plugins answer.
      return id === path ? bytes.toString('utf8') : null;
    },
  };
}
