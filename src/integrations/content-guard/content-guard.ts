import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkContent } from '#content-check/check-content.ts';
import { refusal } from '#content-check/problem.ts';
import { devGuard, mdxGuard } from './vite-guards.ts';

/**
 * Remembers every error that is logged through `logger` and its kin. Astro publishes an empty page where a text cannot be
 * rendered, and an empty collection where a file cannot be read, and says so only in the log.
 */
export function watchLog(logger: AstroIntegrationLogger): readonly string[] {
  const errors: string[] = [];
  const { destination } = logger.options;
  logger.options.destination = {
    ...destination,
    write(event) {
      if (event.level === 'error') errors.push(event.message);
      return destination.write(event);
    },
  };
  return errors;
}

/**
 * Checks all of content/ as `npm run check:content` does, and rejects with every mistake before anything of it is read
 * or run; so it is called at the top of astro.config.mjs. The integration it resolves to keeps watch while Astro works,
 * and fails a build that logs an error.
 */
export async function contentGuard(): Promise<AstroIntegration> {
  const { problems } = await checkContent(process.cwd());
  if (problems.length > 0) throw refusal(problems);
  let errors: readonly string[] = [];
  return {
    name: 'content-guard',
    hooks: {
      'astro:config:setup': ({ command, config, logger, updateConfig }) => {
        const root = fileURLToPath(config.root);
        if (command === 'build') errors = watchLog(logger);
        updateConfig({ vite: { plugins: [mdxGuard(root), devGuard(root, logger)] } });
      },
      'astro:build:done': () => {
        if (errors.length > 0)
          throw new Error(`The build logged an error, so nothing may be published:\n${errors.join('\n')}`);
      },
    },
  };
}
