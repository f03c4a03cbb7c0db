import type { Entry } from '../../src/content-check/content.ts';
import { isConfigured } from '../../src/lib/configured.ts';
import type { Finding } from './finding.ts';
import { eachOf } from '../../src/lib/each-of.ts';
import { listOutsideLinks, type OutsideLink } from './list-outside-links.ts';

const AT_ONCE = 8;
const PATIENCE_MS = 10_000;

// Some servers refuse HEAD, so the page itself is asked for; its body is not read.
async function ask(address: string): Promise<string | null> {
  try {
    const { status, body } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await body?.cancel();
    // Being refused as a robot says nothing about what people see.
    return status >= 400 && ![401, 403, 405, 429].includes(status) ? `answers ${status}` : null;
  } catch (error) {
    const { cause, name } = error as Error;
    if (name === 'TimeoutError') return `does not answer within ${PATIENCE_MS / 1000} s`;
    return `cannot be reached (${(cause as { code?: string } | undefined)?.code ?? name})`;
  }
}

/**
 * Asks for every address outside the site that content names, and for those beside them, a few at a time; the dead ones
 * block a launch.
 */
export async function findDeadLinks(
  entries: readonly Entry[],
  besides: readonly OutsideLink[] = [],
): Promise<Finding[]> {
  const places = new Map<string, string[]>();
  for (const { address, place } of [...entries.flatMap(listOutsideLinks), ...besides])
    if (isConfigured(address)) places.set(address, [...(places.get(address) ?? []), place]);
  const dead: Finding[] = [];
  await eachOf(
    [...places],
    async ([address, [place = '']]) => {
      const fault = await ask(address);
      if (fault) dead.push({ group: 'Dead links', text: `${place} ${address} ${fault}`, isBlocking: true });
    },
    AT_ONCE,
  );
  return dead.toSorted((a, b) => a.text.localeCompare(b.text));
}
