import { getEntry } from 'astro:content';
import type { RequestForm } from '#lib/request/request-form.ts';
import type { FormEntry } from '../schemas/form.ts';

export type FormId = 'group-health-check' | 'donation-request';

/** One request form: `form` for the island, `words` as the editors wrote them. */
export async function getForm(id: FormId): Promise<{ form: RequestForm; words: FormEntry }> {
  const entry = await getEntry('forms', id);
  if (!entry) throw new Error(`content/forms/${id}.yaml is missing`);
  const { fields, submitLabel, success, next, messageSubject, privacy } = entry.data;
  return { form: { id, fields, submitLabel, success, next, messageSubject, privacy }, words: entry.data };
}
