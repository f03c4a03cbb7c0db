import { fill } from '#lib/placeholders.ts';

/** The fields of a role or an internship that its list and its page show as short lines. */
export interface RoleFields {
  location1: string;
  location2: string;
  time?: string | undefined;
  cost?: string | undefined;
  /** Whether people work from where they are. `location1` is then the place of the team. Internships do not have this field. */
  isRemote?: boolean | undefined;
}

/**
 * Where, for how long, and what it costs. A remote role has the place of its team last, as nobody travels there. `team` is the text
 * of that line, such as 'Team in {place}'.
 */
export function listRoleFacts(
  { location1, location2, time, cost, isRemote }: RoleFields,
  team: string | undefined,
): string[] {
  const facts = [location2, time, cost].filter((fact) => fact !== undefined);
  return isRemote && team ? [...facts, fill(team, { place: location1 })] : [location1, ...facts];
}
