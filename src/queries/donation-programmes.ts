import { DONATION_FORMS, type DonationProgramme } from '#lib/donation-form.ts';
import { frameAddress } from '#lib/frame-address.ts';
import { getPage } from '#queries/pages.ts';
import { getSite } from '#queries/site.ts';

/** One programme as its donation page shows it; `form` is null while its donation form is not configured. */
export async function getDonationProgramme(id: DonationProgramme) {
  const { programmes } = await getPage('donate');
  const programme = programmes.find((each) => each.id === id);
  if (!programme) throw new Error(`content/pages/donate.yaml does not list the programme ${id}`);
  const site = await getSite();
  return { ...programme, form: frameAddress(site, site.thirdParties.donation[DONATION_FORMS[id]]) };
}
