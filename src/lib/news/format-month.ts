import { formatDate } from '../format-date.ts';

/** '10/05/2026' (MM/DD/YYYY) as 'October 2026': articles name their month, not their day (specification, section 2). */
export function formatMonth(date: string): string {
  return formatDate(date).replace(/^\d+ /, '');
}
