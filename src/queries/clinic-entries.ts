import { faqAnchor } from '#lib/ids.ts';
import { listContactWays } from '#lib/message-links.ts';
import { formatCedis } from '#lib/money.ts';
import { describeHours } from '#lib/opening-hours.ts';
import { namesOf, optionsOf } from '#lib/service.ts';
import type { IndexEntry } from './index-entries.ts';
import { getPage, listFaqs } from './pages.ts';
import type { ListedService } from './services.ts';
import { getSite } from './site.ts';

/* What patients look for in the list from A to Z: prices, answers, and how to reach the clinic. */

/** A service, and everything on its price list. */
export function listPrices({ service }: ListedService): IndexEntry[] {
  const options = optionsOf(service).map((option) => ({
    title: option.name,
    about: `${service.title}, ${formatCedis(option.price)}`,
    address: `/${service.id}#${option.id}`,
    ...(option.about && { names: namesOf(option.about) }),
  }));
  return [{ title: service.title, about: 'Prices and booking', address: `/${service.id}` }, ...options];
}

/** The answers on a page. */
export async function listAnswers(page: string): Promise<IndexEntry[]> {
  const faqs = await listFaqs(page);
  return faqs.map(({ id, data }) => ({
    title: data.question,
    about: 'Answer',
    address: `/${page}#${faqAnchor(id)}`,
  }));
}

/** How to reach and find the clinic. */
export async function listContacts(): Promise<IndexEntry[]> {
  const site = await getSite();
  const { contacts } = await getPage('search');
  const { clinic, emergency } = site;
  const { phone, whatsapp } = listContactWays(site);
  return [
    { title: phone.label, about: contacts.phone, address: phone.address },
    { title: whatsapp.label, about: site.whatsapp, address: whatsapp.address },
    { title: site.email, about: contacts.email, address: `mailto:${site.email}` },
    { title: contacts.address, about: `${clinic.place}, ${clinic.city}`, address: '/#clinic' },
    { title: contacts.hours, about: describeHours(clinic.hours), address: '/#clinic' },
    { title: contacts.emergency, about: emergency.general, address: `tel:${emergency.general}` },
    { title: contacts.ambulance, about: emergency.ambulance, address: `tel:${emergency.ambulance}` },
  ];
}
