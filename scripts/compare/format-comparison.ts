import type { PageChange } from './compare-builds.ts';

const MOST_ROWS = 50;

const number = (bytes: number) => bytes.toLocaleString('en-GB');
const signed = (bytes: number) => (bytes > 0 ? `+${number(bytes)}` : number(bytes).replace('-', '−'));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The changed pages and what they weigh, as Markdown for a pull request. */
export function formatComparison(changes: readonly PageChange[] | null): string {
  if (!changes) return 'Main cannot be built, so there is nothing to compare with.\n';
  if (changes.length === 0) return 'No page changes.\n';
  const pages = changes.length === 1 ? '1 page changes' : `${changes.length} pages change`;
  const both = changes.filter(({ change }) => change === 'changed');
  const difference = sum(both.map(({ before, after }) => after - before));
  const heaviest = changes.toSorted((a, b) => b.after - b.before - (a.after - a.before));
  const rows = heaviest.slice(0, MOST_ROWS).map(({ address, change, before, after }) => {
    const cells = [`\`${address}\``, change, number(before), number(after), signed(after - before)];
    return `| ${cells.join(' | ')} |`;
  });
  const rest = changes.length - rows.length;
  return [
    `${pages}. Bytes of HTML and CSS after brotli; together ${signed(difference)} on pages that were there before.`,
    '',
    '| page | | before | after | difference |',
    '| --- | --- | --: | --: | --: |',
    ...rows,
    ...(rest > 0 ? ['', `And ${rest} more.`] : []),
    '',
  ].join('\n');
}
