/** Whether an MM/DD/YYYY text names a day that exists (02/30/2026 does not). */
export function isCalendarDate(text: string): boolean {
  const [month, day, year] = text.split('/').map(Number);
  if (!month || !day || !year) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
