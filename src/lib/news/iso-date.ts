/** MM/DD/YYYY as YYYY-MM-DD, which sorts as time goes. */
export function isoDate(date: string): string {
  return date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
}
