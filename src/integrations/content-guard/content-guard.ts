import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import type { Content } from '#content-check/content.ts';
import { checkContent } from '#content-check/check-content.ts';
import { contentError, formatProblems } from '#content-check/problem.ts';

/**
 * Checks content/ like `npm run check:content`. If there are mistakes, throws one error that lists them all. astro.config.mjs calls
 * this function before any other code reads or runs something of content/. The integration checks again in development.
 */
export async function contentGuard(): Promise<{ content: Content; integration: AstroIntegration }> {
  const { problems, content } = await checkContent(process.cwd());
  if (problems.length > 0) throw contentError(problems);
  const integration: AstroIntegration = {
    name: 'content-guard',
    hooks: {
      'astro:config:setup': ({ config, logger, updateConfig }) => {
        const root = fileURLToPath(config.root);
        updateConfig({ vite: { plugins: [devGuard(root, logger)] } });
      },
    },
  };
  return { content, integration };
}

// Changes that follow each other within this time are checked together.
const QUIET_MS = 150;

/** A Vite plugin that checks content/ at each change, and shows mistakes over the page and in the log. */
export function devGuard(root: string, logger: Pick<AstroIntegrationLogger, 'error' | 'info'>) {
  return {
    name: 'content-guard:dev',
    configureServer({ watcher, ws }: Pick<ViteDevServer, 'watcher' | 'ws'>) {
      let timer: NodeJS.Timeout | undefined;
      let hadProblems = false;

      const check = async () => {
        const { problems } = await checkContent(root);
        if (problems.length > 0) {
          logger.error(formatProblems(problems));
          ws.send({ type: 'error', err: { message: formatProblems(problems), stack: '' } });
        } else if (hadProblems) {
          logger.info('content/ has no mistakes now');
          ws.send({ type: 'full-reload' });
        }
        hadProblems = problems.length > 0;
      };
      watcher.on('all', (_event: string, path: string) => {
        if (!path.startsWith(`${root.replace(/\/$/, '')}/content/`)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void check(), QUIET_MS);
      });
    },
  };
}
