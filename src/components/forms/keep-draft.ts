import {
  draftKey,
  fillEmptyBoxes,
  keepDraft,
  readDraft,
  readValues,
} from '#islands/request-form/stored-draft.ts';
import { emptyDraft } from '#lib/request/draft.ts';
import type { FieldName } from '#lib/request/request-form.ts';

/*
 * Keeps what is typed in this tab, and puts it back after a reload, before and without the form's code: a few lines,
 * so that a word typed on a slow line is not lost while the rest is on its way.
 */
const fieldsOf = (form: HTMLFormElement) => {
  const boxes = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '.field > :is(input, textarea)',
  );
  return Array.from(boxes, ({ name }) => ({ name: name as FieldName }));
};

const isKept = (id: string) => {
  try {
    return sessionStorage.getItem(draftKey(id)) !== null;
  } catch {
    // Storage is forbidden: then there is nothing to put back.
    return false;
  }
};

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
  const id = form.dataset['draft'] ?? '';
  if (isKept(id)) fillEmptyBoxes(form, readDraft(id, fieldsOf(form)).values);
  form.addEventListener('input', () => {
    const fields = fieldsOf(form);
    keepDraft(id, { reference: readDraft(id, fields).reference, values: readValues(form, fields) });
  });
  form.addEventListener('reset', () => keepDraft(id, emptyDraft));
}
