/** The four programmes that have a donation page, `/donate-<id>`, each with the name of its form in content/site.yaml. */
export const DONATION_FORMS = {
  'hope-health-vans': 'vans',
  'hope-health-initiative': 'initiative',
  'hope-health-hub': 'hub',
  'wohohiame-wellness': 'wellness',
} as const;

export type DonationProgramme = keyof typeof DONATION_FORMS;
