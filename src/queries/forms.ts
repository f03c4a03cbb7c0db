import { formWords } from '#words';
import type { RequestForm } from '#lib/request/request-form.ts';
import { FORM_IDS, type FormEntry, type FormId } from '#schemas/form.ts';
import { addressOf, type Kind } from '#schemas/kind.ts';
import { KINDS } from '#schemas/kinds.ts';
import { getEntry } from './entries.ts';
import { getAddress } from '#loaders/language/pages.ts';

const kind = KINDS.find(({ name }) => name === 'forms') as Kind;

/** One request form: `form` for the island, `words` as the editors wrote them. */
export async function getForm(id: FormId): Promise<{ form: RequestForm; words: FormEntry; path: string }> {
  const entry = await getEntry('forms', id);
  if (!entry) throw new Error(`content/forms/${id}.yaml is missing`);
  const { fields, submitLabel, success, next, messageSubject, privacy } = entry.data;
  return {
    form: { id, fields, submitLabel, success, next, messageSubject, privacy },
    words: entry.data,
    path: addressOf(kind, id) ?? '',
  };
}

export function listForms() {
  return Promise.all(FORM_IDS.map(getForm));
}

/** What is said of a form's requests of one status, before the page's own words. */
export interface WaitingWords {
  form: string;
  status: 'queued' | 'unknown';
  /** The address of the form. */
  path: string;
  text: string;
  /** What follows the reference numbers, which stand behind the text; '' where they are not told. */
  afterNumber: string;
  /** The link to the form, and what is said in its place on the form's own page. */
  link: string;
  here: string;
}

/** The words that the build gives to components/forms/waiting-notices.ts, so that no page has to carry them. */
export async function listWaitingWords(): Promise<WaitingWords[]> {
  const forms = await listForms();
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
