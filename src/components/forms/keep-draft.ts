import { fillEmptyBoxes, readBoxes } from '#islands/request-form/boxes.ts';
import { deviceStore } from '#islands/request-form/device-store.ts';
import { tabStore } from '#islands/request-form/tab-store.ts';
import type { FieldName } from '#lib/request/request-form.ts';
import { draftKey, keepDraft, readDraft } from '#lib/request/stored-draft.ts';
import { removeRequest } from '#lib/request/waiting.ts';

/*
 * Keeps what is typed in this tab, and puts it back after a reload, before and without the form's code: a few lines,
 * so that a word typed on a slow line is not lost while the rest is on its way.
 */
const stores = () => ({ tab: tabStore(), device: deviceStore() });

const read = (form: HTMLFormElement) => {
  const boxes = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '.field > :is(input, textarea)',
  );
  const fields = Array.from(boxes, ({ name }) => ({ name: name as FieldName }));
  const id = form.dataset['draft'] ?? '';
  return { id, values: readBoxes(form, fields), kept: readDraft(stores(), id, fields, Date.now()) };
};

const follow = ({ currentTarget }: Event) => {
  const { id, values, kept } = read(currentTarget as HTMLFormElement);
  keepDraft(tabStore(), id, { reference: kept.reference, values });
};

const forget = ({ currentTarget }: Event) => {
  const { id, kept } = read(currentTarget as HTMLFormElement);
  const { tab, device } = stores();
  removeRequest(device, kept.reference);
  tab.write(draftKey(id), null);
};

/** Whether anything may be kept here; tells in a few bytes, since on most visits that is all that is needed. */
const isKept = () => {
  try {
    return history.state || sessionStorage.length + localStorage.length;
  } catch {
    // Storage is forbidden.
    return false;
  }
};

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
  if (isKept()) fillEmptyBoxes(form, read(form).kept.values);
  form.addEventListener('input', follow);
  form.addEventListener('reset', forget);
}
