import { WAITS } from '#lib/request/failure-words.ts';
import { listForms } from '#queries/forms.ts';

/** What is said of a form's requests of one fate, before the page's own words. */
export interface WaitingWords {
  form: string;
  fate: 'waiting' | 'unknown';
  /** The address of the form. */
  path: string;
  text: string;
  /** What follows the reference numbers, which stand behind the text; '' where they are not told. */
  afterNumber: string;
  /** The link to the form, and what is said in its place on the form's own page. */
  link: string;
  here: string;
}

/** The words that waiting-notices.ts is given by the build, so that no page has to carry them. */
export async function listWaitingWords(): Promise<WaitingWords[]> {
  const forms = await listForms();
  return forms.flatMap(({ form: { id }, path, words }) => {
    const place = { form: id, path, link: words.waitingLink, here: words.waitingHere };
    return [
      { ...place, fate: 'waiting', text: `${words.waiting} ${WAITS} `, afterNumber: '' },
      {
        ...place,
        fate: 'unknown',
        text: `${words.unknown} Its reference number is `,
        afterNumber: `. ${WAITS} `,
      },
    ] as const;
  });
}
