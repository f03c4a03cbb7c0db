import { formWords, speech } from '#words';
import { ENGLISH, getLanguage, inLanguage } from '#lib/language/page-language.ts';
import { isPublic } from '#lib/publish/public-days.ts';
import type { RequestFormData } from '#lib/request/request-form.ts';
import { describeClosure, listClosures } from '#lib/time/opening-hours.ts';
import { FORM_IDS, type FormEntry, type FormId } from '#schemas/form.ts';
import { entryAddress } from '#schemas/kind.ts';
import { kindNamed } from '#schemas/kinds.ts';
import { builtAt, getEntry } from './entries.ts';
import { getSite } from './site.ts';
import { getAddress, isTranslated } from '#loaders/language/pages.ts';

const kind = kindNamed('forms');

/** `form` is for the island. */
export interface ListedForm {
  form: RequestFormData & { id: FormId };
  words: FormEntry;
  path: string;
}

async function getForm(id: FormId): Promise<ListedForm> {
  const entry = await getEntry('forms', id);
  if (!entry) throw new Error(`content/forms/${id}.yaml is missing`);
  const { fields, submitLabel, success, next, messageSubject, privacy } = entry.data;
  const { clinic } = await getSite();
  const asksForDay = fields.some(({ type }) => type === 'date');
  const closures = listClosures(asksForDay ? clinic.closures : [], builtAt)
    .filter((closure) => isPublic(closure, builtAt))
    .map((closure) => ({ first: closure.first, last: closure.last, text: describeClosure(closure) }));
  return {
    form: { id, fields, closures, submitLabel, success, next, messageSubject, privacy },
    words: entry.data,
    // Every form has a page.
    path: entryAddress(kind, id) ?? '',
  };
}

export const listForms = (): Promise<ListedForm[]> => Promise.all(FORM_IDS.map(getForm));

/** A notice that requests of one form are queued, or that their result is unknown. */
export interface RequestNotice {
  form: string;
  status: 'queued' | 'unknown';
  /** The address of the form's page. */
  path: string;
  text: string;
  /** The text after the reference numbers; '' if the notice shows no numbers. */
  afterNumber: string;
  /** The `lang` and `dir` of the notice, if it is not in the language of the page. */
  speech?: Readonly<Record<string, string>>;
  /** The words of the link to `path`. */
  link: string;
  /** On the form's own page, this text replaces the link. */
  here: string;
}

async function listNotices(id: FormId): Promise<RequestNotice[]> {
  const { path, words } = await getForm(id);
  const [before = '', after = ''] = formWords.itsNumber.split('{number}');
  const common = { form: id, path: getAddress(path), link: words.waitingLink, here: words.waitingHere };
  return [
    { ...common, status: 'queued', text: `${words.waiting} ${formWords.waits} `, afterNumber: '' },
    {
      ...common,
      status: 'unknown',
      text: `${words.unknown} ${before}`,
      afterNumber: `${after} ${formWords.waits} `,
    },
  ];
}

/** If a form is not translated into the page's language, its notices are in English. */
async function listNoticesWithFallback(id: FormId): Promise<RequestNotice[]> {
  if (isTranslated(entryAddress(kind, id) ?? '', getLanguage())) return listNotices(id);
  const notices = await inLanguage(ENGLISH, () => listNotices(id));
  return notices.map((notice) => ({ ...notice, speech: speech(ENGLISH) }));
}

/** For /scripts/waiting-notices.js, which pages load only if a request may be unsent. */
export const listRequestNotices = async (): Promise<RequestNotice[]> =>
  (await Promise.all(FORM_IDS.map(listNoticesWithFallback))).flat();
