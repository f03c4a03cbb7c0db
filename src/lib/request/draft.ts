import { isReference, type RequestField, type RequestValues } from './request-form.ts';
import type { BrowserStorage, BrowserStorages } from './browser-storage.ts';
import { listWaiting, parseKept, toObject } from './waiting.ts';

/** A request that is being written. `reference` is '' until it has got one. */
export interface Draft {
  reference: string;
  values: RequestValues;
}

type Fields = readonly Pick<RequestField, 'name'>[];

export const emptyDraft: Draft = { reference: '', values: {} };

export function isEmptyDraft({ values }: Draft): boolean {
  return Object.values(values).every((value) => value === '');
}

/** What was kept as the draft of a form with these fields: what does not fit is left out. */
function toDraft({ reference, values }: Record<string, unknown>, fields: Fields): Draft {
  const kept = toObject(values);
  return {
    reference: isReference(reference) ? reference : '',
    values: Object.fromEntries(
      fields.flatMap(({ name }) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
    ),
  };
}

const keyOf = (formId: string) => `draft:${formId}`;

/** What was being written in this tab or, when that is nothing, a request of this form that waits on the device. */
export function readDraft(
  { tab, device }: BrowserStorages,
  formId: string,
  fields: Fields,
  now: number,
): Draft {
  const text = tab.read(keyOf(formId));
  if (text !== null) return toDraft(parseKept(text), fields);
  const waiting = listWaiting(device, now).find(({ form }) => form === formId);
  return toDraft({ ...waiting }, fields);
}

/** Keeps a draft in the tab, or forgets it when every box is empty. */
export function keepDraft(tab: BrowserStorage, formId: string, draft: Draft): void {
  tab.write(keyOf(formId), isEmptyDraft(draft) ? null : JSON.stringify(draft));
}
