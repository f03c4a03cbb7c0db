import { parseDraft, type Draft } from '#lib/request/draft.ts';
import type { RequestField, RequestValues } from '#lib/request/request-form.ts';
import { keepInTab, readFromTab } from './tab-store.ts';

type Fields = readonly Pick<RequestField, 'name'>[];

/** The key of this tab's storage under which a form's draft is kept. */
export const draftKey = (formId: string) => `draft:${formId}`;

/** What stands in the boxes of a form now, exactly as typed. */
export function readValues(element: HTMLFormElement, fields: Fields): RequestValues {
  const data = new FormData(element);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** Writes kept values into the boxes that are still empty, so that nothing newer is overwritten. */
export function fillEmptyBoxes(element: HTMLFormElement, values: RequestValues): void {
  for (const [name, value] of Object.entries(values)) {
    const box = element.elements.namedItem(name);
    const isBox = box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;
    if (isBox && box.value === '') box.value = value;
  }
}

export function readDraft(formId: string, fields: Fields): Draft {
  return parseDraft(readFromTab(draftKey(formId)), fields);
}

/** Keeps a draft, or forgets it when every box is empty. */
export function keepDraft(formId: string, draft: Draft): void {
  const isEmpty = Object.values(draft.values).every((value) => value === '');
  keepInTab(draftKey(formId), isEmpty ? null : JSON.stringify(draft));
}
