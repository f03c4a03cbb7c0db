/** The calendar day in Ghana (UTC all year) as YYYY-MM-DD, whatever zone the device is set to. */
export function ghanaDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}
