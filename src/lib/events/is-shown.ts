/** Whether a part of a page that holds from, or until, some moment (ISO text) is shown at `now`. */
export function isShown(now: number, from?: string, until?: string): boolean {
  return (!from || now >= Date.parse(from)) && (!until || now < Date.parse(until));
}
