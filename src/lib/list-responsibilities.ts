/** One item of a role's key responsibilities: its name, or '' where the items are numbered. */
interface ResponsibilityGroup {
  name: string;
  lines: string[];
}

/** The key responsibilities in the order shown: numbers ascending, names as written (specification, section 3). */
export function listResponsibilities(groups: Readonly<Record<string, string[]>>): {
  isNumbered: boolean;
  groups: ResponsibilityGroup[];
} {
  const entries = Object.entries(groups);
  const isNumbered = entries.every(([key]) => /^\d+$/.test(key));
  const sorted = isNumbered ? entries.toSorted(([a], [b]) => Number(a) - Number(b)) : entries;
  return {
    isNumbered,
    groups: sorted.map(([key, lines]) => ({ name: isNumbered ? '' : key, lines })),
  };
}
