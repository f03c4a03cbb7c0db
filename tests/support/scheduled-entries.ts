const role = (title: string, dayLine: string) => `title: ${title}
text: ${title}, in one sentence.
location1: Student
location2: Kumasi
src: tried
roleOverview: [You help.]
keyResponsibilities: { 1: [Help] }
qualifications: [You can help]
${dayLine}
`;

const article = (title: string, dayLine: string) =>
  `---\ntitle: ${title}\nsummary: ${title}, in short.\ndate: 10/30/2026\ncategory: News\nvisible: true\n${dayLine}\n---\n\nThe words of it.\n`;

const event = (details: string, day: string, dayLine: string) =>
  `---\ntitle: Open day\ndetails: ${details}\nlocation: Kumasi\neventStartDate: ${day}\neventStartTime: 9am\n${dayLine}\n---\n\nCome and see.\n`;

/** This text is in each entry with a first public day. */
export const BEGINS = 'Seen from a day on';
/** This text is in each entry with a last public day. */
export const ENDS = 'Seen until a day';

/** The addresses of the entries with a first public day. */
export const beginning = ['/news/801', '/events/begins', '/internships/801', '/volunteers/801'];
/** The addresses of the entries with a last public day. */
export const ending = ['/news/802', '/events/ends', '/internships/802', '/volunteers/802'];

/**
 * The texts of eight entries by their paths: two entries of each of four kinds. The first is public from the day `from` on, the
 * second until the day `until`. Both days are written MM/DD/YYYY.
 */
export function scheduledEntries({ from, until }: { from: string; until: string }): Record<string, string> {
  const begins = `publishFrom: ${from}`;
  const ends = `publishUntil: ${until}`;
  return {
    'content/articles/801.md': article(BEGINS, begins),
    'content/articles/802.md': article(ENDS, ends),
    'content/events/begins.md': event(BEGINS, '12/20/2026', begins),
    'content/events/ends.md': event(ENDS, until, ends),
    'content/internships/801.yaml': role(BEGINS, begins),
    'content/internships/802.yaml': role(ENDS, ends),
    'content/volunteer-roles/801.yaml': role(BEGINS, begins),
    'content/volunteer-roles/802.yaml': role(ENDS, ends),
  };
}
