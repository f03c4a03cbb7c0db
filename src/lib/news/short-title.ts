/** With the site's name behind it, what a browser tab and a search result show of a title. */
const MOST_LETTERS = 56;

/** A title as the tab shows it: a longer one ends at a word, with an ellipsis. */
export function shortTitle(title: string): string {
  if (title.length <= MOST_LETTERS) return title;
  return `${title.slice(0, MOST_LETTERS).replace(/[\s,:;.-]*\s\S*$/, '')}…`;
}
