export const DAY_MS = 86_400_000;

/** The midnight in Ghana that began the day of `moment`. */
export function startOfDay(moment: number): number {
  return Math.floor(moment / DAY_MS) * DAY_MS;
}
