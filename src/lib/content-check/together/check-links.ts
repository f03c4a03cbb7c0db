import type { Content } from '../content.ts';
import { checkLink } from '../links/check-link.ts';
import { listTargets } from '../links/list-targets.ts';
import { EVERYWHERE } from '../links/page-anchors.ts';
import type { Problem } from '../problem.ts';

/** Links in fields and texts that lead nowhere. */
export function checkLinks(content: Content): Problem[] {
  const targets = listTargets(content);
  return content.entries.flatMap(({ file, links, body }) =>
    links.flatMap(({ target, line, column, field }) => {
      const message = checkLink(target, targets, [...body.anchors, ...EVERYWHERE]);
      return message ? [{ file, line, column, field, message }] : [];
    }),
  );
}
