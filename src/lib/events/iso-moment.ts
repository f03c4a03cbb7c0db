/** A moment as the `datetime` of a time element: only the day when the time of day is not known. */
export function isoMoment(moment: number, hasTime: boolean): string {
  const text = new Date(moment).toISOString();
  return hasTime ? text.replace(':00.000', '') : text.slice(0, 10);
}
