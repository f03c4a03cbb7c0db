/** MM/DD/YYYY as the moment that day begins in Ghana. */
export function dayStart(date: string): number {
  const [month = 1, day = 1, year = 0] = date.split('/').map(Number);
  return Date.UTC(year, month - 1, day);
}
