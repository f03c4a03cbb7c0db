import type { CommunityEntry } from '../../schemas/community.ts';

const formatCount = new Intl.NumberFormat('en').format;

/** The eight labelled facts of a community in their order; 'N/A' where one is empty (specification, section 2). */
export function communityFacts(entry: CommunityEntry): { label: string; value: string }[] {
  const facts: [label: string, value: string | number | undefined][] = [
    ['Population', entry.population],
    ['Water', entry.water],
    ['Electricity', entry.electricity],
    ['Education', entry.education],
    ['Occupation', entry.occupation],
    ['Nearest Health Facility', entry.facility],
    ['Members Trained', entry.trained],
    ['Patients Screened', entry.screened],
  ];
  return facts.map(([label, value]) => ({
    label,
    value: typeof value === 'number' ? formatCount(value) : (value ?? 'N/A'),
  }));
}
