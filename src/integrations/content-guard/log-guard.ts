import type { AstroIntegrationLogger } from 'astro';

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
