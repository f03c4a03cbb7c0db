import { parseDraft, type Draft } from './draft.ts';
import type { RequestField } from './request-form.ts';
import type { Store } from './store.ts';
import { listWaiting } from './waiting.ts';

/** Where the requests of a visitor are kept: what is being written in the tab, what could not be sent on the device. */
export interface Stores {
  tab: Store;
  device: Store;
}

/** The key of a tab's storage under which a form's draft is kept. */
export const draftKey = (formId: string) => `draft:${formId}`;

/** What was being written in this tab or, when that is nothing, a request of this form that waits on the device. */
export function readDraft(
  { tab, device }: Stores,
  formId: string,
  fields: readonly Pick<RequestField, 'name'>[],
  now: number,
): Draft {
  const text = tab.read(draftKey(formId)) ?? listWaiting(device, formId, now)[0];
  return parseDraft(text ?? null, fields);
}

/** Keeps a draft in the tab, or forgets it when every box is empty. */
export function keepDraft(tab: Store, formId: string, draft: Draft): void {
  tab.write(draftKey(formId), isEmptyDraft(draft) ? null : JSON.stringify(draft));
}

export function isEmptyDraft({ values }: Draft): boolean {
  return Object.values(values).every((value) => value === '');
}
