/** '10/05/2026' (MM/DD/YYYY) as '5 October 2026'. */
export function formatDate(text: string): string {
  const months = 'January February March April May June July August September October November December';
  const [month = 1, day = 1, year = 0] = text.split('/').map(Number);
  return `${day} ${months.split(' ')[month - 1]} ${year}`;
}
