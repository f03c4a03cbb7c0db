import { render, type CollectionEntry } from 'astro:content';
import { DONATION_FORMS } from '#schemas/giving.ts';
import { frameAddress } from '#lib/security/third-parties.ts';
import { getPage } from '#queries/pages.ts';
import { getSite } from '#queries/site.ts';
import { getCollection } from './entries.ts';

type Content = Awaited<ReturnType<typeof render>>['Content'];

/** The programmes in their order, each with its story, ready to be shown. */
export async function listProgrammes(): Promise<
  { programme: CollectionEntry<'programmes'>; Story: Content }[]
> {
  const programmes = await getCollection('programmes');
  return Promise.all(
    programmes.map(async (programme) => {
      if (!programme.body)
        throw new Error(`content/programmes/${programme.id}.md has no text below its header block`);
      return { programme, Story: (await render(programme)).Content };
    }),
  );
}

type Asking = Awaited<ReturnType<typeof getPage<'donate'>>>['programmes'][number];

/** A programme one can give to: its name and sign, what is said to donors, and its form, null while not configured. */
export interface Donation extends Asking {
  title: string;
  symbol: CollectionEntry<'programmes'>['data']['symbol'];
  form: string | null;
}

/** The programmes one can give to, in the order of content/pages/donate.yaml. */
export async function listDonations(): Promise<Donation[]> {
  const site = await getSite();
  const programmes = await getCollection('programmes');
  return (await getPage('donate')).programmes.map((asking) => {
    const programme = programmes.find(({ id }) => id === asking.id);
    if (!programme) {
      throw new Error(
        `content/pages/donate.yaml names ${asking.id}; write content/programmes/${asking.id}.md`,
      );
    }
    const { name, symbol } = programme.data;
    const form = frameAddress(site, site.thirdParties.donation[DONATION_FORMS[asking.id]]);
    return { ...asking, title: name, symbol, form };
  });
}
