import { formWords } from '#words';
import type { RequestFormData } from '#lib/request/request-form.ts';
import { FORM_IDS, type FormEntry, type FormId } from '#schemas/form.ts';
import { entryAddress } from '#schemas/kind.ts';
import { kindNamed } from '#schemas/kinds.ts';
import { getEntry } from './entries.ts';
import { getAddress } from '#loaders/language/pages.ts';

const kind = kindNamed('forms');

/** One request form: `form` for the island, `words` as the editors wrote them. */
export async function getForm(
  id: FormId,
): Promise<{ form: RequestFormData; words: FormEntry; path: string }> {
  const entry = await getEntry('forms', id);
  if (!entry) throw new Error(`content/forms/${id}.yaml is missing`);
  const { fields, submitLabel, success, next, messageSubject, privacy } = entry.data;
  return {
    form: { id, fields, submitLabel, success, next, messageSubject, privacy },
    words: entry.data,
    path: entryAddress(kind, id) ?? '',
  };
}

/** The notice about requests of a form that are queued, or whose result is unknown. */
export interface WaitingWords {
  form: string;
  status: 'queued' | 'unknown';
  /** The address of the form. */
  path: string;
  text: string;
  /** The text after the reference numbers, which follow `text`; '' without numbers. */
  afterNumber: string;
  /** The link to the form, and the text instead of it on the form's own page. */
  link: string;
  here: string;
}

/** The notices that the build puts into components/forms/waiting-notices.ts, so that pages stay smaller. */
export async function listWaitingWords(): Promise<WaitingWords[]> {
  const forms = await Promise.all(FORM_IDS.map(getForm));
  const [before = '', after = ''] = formWords.itsNumber.split('{number}');
  return forms.flatMap(({ form: { id }, path, words }) => {
    const place = { form: id, path: getAddress(path), link: words.waitingLink, here: words.waitingHere };
    return [
      { ...place, status: 'queued', text: `${words.waiting} ${formWords.waits} `, afterNumber: '' },
      {
        ...place,
        status: 'unknown',
        text: `${words.unknown} ${before}`,
        afterNumber: `${after} ${formWords.waits} `,
      },
    ] as const;
  });
}
