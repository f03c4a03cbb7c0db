import type { PageChange } from './compare-builds.ts';

const MOST_ROWS = 50;

const number = (bytes: number) => bytes.toLocaleString('en-GB');
const signed = (bytes: number) => (bytes > 0 ? `+${number(bytes)}` : number(bytes).replace('-', '−'));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Places {
  /** Where the host shows the change; '' where it shows none. */
  preview?: string;
  /** The check, which keeps the built site as a file. */
  run?: string;
}

/**
 * Where a host shows a pull request, by the pattern in the variable PREVIEW_ADDRESS: `{number}` is the pull request's, `{branch}` its branch
 * as hosts write it into a name. '' without a pattern, or where it makes no address.
 */
export function previewAddress(
  pattern: string,
  { number, branch }: { number: string; branch: string },
): string {
  const name = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const address = pattern.replace('{number}', number).replace('{branch}', name).replace(/\/+$/, '');
  return URL.canParse(address) && address.startsWith('https://') ? address : '';
}

/** How to see the change. */
function sayWhere({ preview, run }: Places): string {
  if (preview) return `Open it on a phone: ${preview} (a few minutes after the check).`;
  return run
    ? `To try it, download **preview** at the foot of [the check](${run}), unpack it, and run \`npx serve\` in that folder.`
    : '';
}

/** The changed pages, where they can be seen, and what they weigh, as Markdown for a pull request. */
export function formatComparison(changes: readonly PageChange[] | null, places: Places = {}): string {
  const where = sayWhere(places);
  if (!changes)
    return `Main cannot be built, so there is nothing to compare with.\n${where && `\n${where}\n`}`;
  if (changes.length === 0) return 'No page changes.\n';
  const pages = changes.length === 1 ? '1 page changes' : `${changes.length} pages change`;
  const both = changes.filter(({ change }) => change === 'changed');
  const difference = sum(both.map(({ before, after }) => after - before));
  const heaviest = changes.toSorted((a, b) => b.after - b.before - (a.after - a.before));
  const rows = heaviest.slice(0, MOST_ROWS).map(({ address, change, before, after }) => {
    const isThere = places.preview && change !== 'gone';
    const name = isThere ? `[\`${address}\`](${places.preview}${address})` : `\`${address}\``;
    const cells = [name, change, number(before), number(after), signed(after - before)];
    return `| ${cells.join(' | ')} |`;
  });
  const rest = changes.length - rows.length;
  return [
    `${pages}. Bytes of HTML and CSS after brotli; together ${signed(difference)} on pages that were there before.`,
    ...(where ? ['', where] : []),
    '',
    '| page | | before | after | difference |',
    '| --- | --- | --: | --: | --: |',
    ...rows,
    ...(rest > 0 ? ['', `And ${rest} more.`] : []),
    '',
  ].join('\n');
}
