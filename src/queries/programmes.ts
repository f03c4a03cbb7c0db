import { render, type CollectionEntry } from 'astro:content';
import { frameAddress } from '#lib/security/third-parties.ts';
import { getPage } from '#queries/pages.ts';
import { getSite } from '#queries/site.ts';
import { getCollection } from './entries.ts';

export async function listProgrammes() {
  const programmes = await getCollection('programmes');
  return Promise.all(
    programmes.map(async (programme) => {
      if (!programme.body)
        throw new Error(`content/programmes/${programme.id}.md has no text below its header block`);
      return { programme, Story: (await render(programme)).Content };
    }),
  );
}

type ProgrammeWords = Awaited<ReturnType<typeof getPage<'donate'>>>['programmes'][number];

/** `form` is the address of the programme's donation form; null if not configured. */
export interface GivingProgramme extends ProgrammeWords {
  title: string;
  symbol: CollectionEntry<'programmes'>['data']['symbol'];
  form: string | null;
}

/** In the order of content/pages/donate.yaml. */
export async function listGivingProgrammes(): Promise<GivingProgramme[]> {
  const site = await getSite();
  const programmes = await getCollection('programmes');
  return (await getPage('donate')).programmes.map((words) => {
    const programme = programmes.find(({ id }) => id === words.id);
    if (!programme) {
      throw new Error(`content/pages/donate.yaml names ${words.id}; write content/programmes/${words.id}.md`);
    }
    const { name, symbol } = programme.data;
    const form = frameAddress(site, site.thirdParties.donation.forms[words.id] ?? '');
    return { ...words, title: name, symbol, form };
  });
}
