import { kindOf } from '#schemas/kinds.ts';
import type { Redirect } from '#schemas/redirect.ts';
import { type Content, type FormerPage, sayOfFile, valid } from '../content.ts';
import { listEntryPages, listTargets } from '../links/list-targets.ts';
import type { Problem } from '../problem.ts';

const FILE = 'content/redirects.yaml';

const write = ({ from, to, why }: Omit<Redirect, 'gone'>) =>
  `- { from: ${from}, ${to ? `to: ${/[#,]/.test(to) ? `'${to}'` : to}` : 'gone: true'}, why: ${why} }`;

/** The page of an entry of the same kind and title: that is what becomes of one that is renamed. */
function findRenamed({ file, title }: FormerPage, entries: Content['entries']): string | undefined {
  const kind = kindOf(file);
  const named = entries.filter(({ value }) => {
    const { title: words, name = words } = (value ?? {}) as { title?: unknown; name?: unknown };
    return title && [words, name].includes(title);
  });
  return listEntryPages(named).find(({ entry }) => entry.kind === kind)?.address;
}

/** Addresses that were public before the change that is looked at, and that lead nowhere after it. */
export function checkFormer(content: Content): Problem[] {
  const { formerPages = [], entries, files } = content;
  const { addresses, moved } = listTargets(content);
  const hasItems = valid<Redirect[]>(entries, FILE).some(({ value }) => value.length > 0);
  const where = hasItems ? `Add this line to ${FILE}` : `Write this line in place of [] in ${FILE}`;
  return formerPages.flatMap((former) => {
    const { address, file, to } = former;
    if (addresses.has(address) || moved.has(address)) return [];
    if (to !== undefined) {
      const line = write({ from: address, to: to ?? undefined, why: 'As before' });
      const lead = to === null ? 'that it is gone' : `to ${to}`;
      return [
        sayOfFile(
          FILE,
          `people still have the old address ${address}, which said ${lead}. Put its line back: ${line}`,
        ),
      ];
    }
    if (files.has(file)) {
      const line = write({ from: address, why: 'It is hidden' });
      const message = `the page ${address} was public, and now nobody can open it. If it stays hidden, say so. ${where}: ${line}`;
      return [{ ...sayOfFile(file, message), isWarning: true as const }];
    }
    const renamed = findRenamed(former, entries);
    const line = renamed
      ? write({ from: address, to: renamed, why: 'It has another name' })
      : write({ from: address, why: 'We took it away' });
    const choice = renamed
      ? ''
      : '. Where another page took its place, write to: and that page instead of gone: true';
    return [
      sayOfFile(
        FILE,
        `${file} made the page ${address}, which people have links to. ${where}: ${line}${choice}`,
      ),
    ];
  });
}
