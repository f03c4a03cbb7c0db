import { getCollection, render, type CollectionEntry } from 'astro:content';

type Content = Awaited<ReturnType<typeof render>>['Content'];

/** The programmes in their order, each with its story, ready to be shown. */
export async function listProgrammes(): Promise<
  { programme: CollectionEntry<'programmes'>; Story: Content }[]
> {
  const programmes = await getCollection('programmes');
  return Promise.all(
    programmes
      .sort((a, b) => a.data.order - b.data.order)
      .map(async (programme) => {
        if (!programme.body)
          throw new Error(`content/programmes/${programme.id}.md has no text below its header block`);
        return { programme, Story: (await render(programme)).Content };
      }),
  );
}
