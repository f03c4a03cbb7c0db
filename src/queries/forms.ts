import { getEntry } from 'astro:content';
import type { RequestForm } from '#lib/request/request-form.ts';
import type { FormEntry } from '../schemas/form.ts';

/** The page of each form. */
const FORM_PATHS = {
  'group-health-check': '/group-health-check',
  'donation-request': '/donate-form',
} as const;

export type FormId = keyof typeof FORM_PATHS;

/** One request form: `form` for the island, `words` as the editors wrote them. */
export async function getForm(id: FormId): Promise<{ form: RequestForm; words: FormEntry; path: string }> {
  const entry = await getEntry('forms', id);
  if (!entry) throw new Error(`content/forms/${id}.yaml is missing`);
  const { fields, submitLabel, success, next, messageSubject, privacy } = entry.data;
  return {
    form: { id, fields, submitLabel, success, next, messageSubject, privacy },
    words: entry.data,
    path: FORM_PATHS[id],
  };
}

/** All request forms. */
export function listForms() {
  return Promise.all((Object.keys(FORM_PATHS) as FormId[]).map(getForm));
}
