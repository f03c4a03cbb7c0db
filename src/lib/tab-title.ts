/** What a browser tab and a search result show of a title. */
const MOST_LETTERS = 70;
const BETWEEN = ' - ';

/** A headline as the tab shows it, with the site's name behind it: a longer one ends at a word, with an ellipsis. */
export function shortTitle(title: string, siteName: string): string {
  const most = MOST_LETTERS - BETWEEN.length - siteName.length;
  if (title.length <= most) return title;
  return `${title.slice(0, most).replace(/[\s,:;.-]*\s\S*$/, '')}…`;
}

/** What stands in the tab: the title, and the site's name where there is room for it. */
export function tabTitle(title: string, siteName: string): string {
  const whole = `${title}${BETWEEN}${siteName}`;
  return whole.length <= MOST_LETTERS ? whole : title;
}
