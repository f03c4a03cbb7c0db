import { fillEmptyBoxes, readBoxes } from '#islands/request-form/boxes.ts';
import { deviceStorage, tabStorage } from '#lib/request/browser-storage.ts';
import { type FieldName, makeReference } from '#lib/request/request-form.ts';
import { emptyDraft, keepDraft, readDraft, removeRequest } from '#lib/request/kept-requests.ts';

/*
 * Keeps what is typed in this tab, and puts it back after a reload, before and without the form's code: a few lines,
 * so that a word typed on a slow line is not lost while the rest is on its way.
 */
const storages = () => ({ tab: tabStorage(), device: deviceStorage() });

const read = (form: HTMLFormElement) => {
  const boxes = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '.field > input, .field > textarea',
  );
  const fields = Array.from(boxes, ({ name }) => ({ name: name as FieldName }));
  const id = form.dataset['draft'] ?? '';
  return { id, values: readBoxes(form, fields), kept: readDraft(storages(), id, fields, Date.now()) };
};

const saveDraft = ({ currentTarget }: Event) => {
  const { id, values, kept } = read(currentTarget as HTMLFormElement);
  keepDraft(tabStorage(), id, { reference: kept.reference, values });
};

/** What the browser sends by itself as the reference number, and what is said before. */
const findPlain = (form: HTMLFormElement) => ({
  box: form.querySelector<HTMLInputElement>('[name=reference]'),
  note: form.querySelector<HTMLElement>('.plain-send'),
});

const forget = ({ currentTarget }: Event) => {
  const form = currentTarget as HTMLFormElement;
  const { id, kept } = read(form);
  const { tab, device } = storages();
  removeRequest(device, kept.reference);
  keepDraft(tab, id, emptyDraft);
  const { box, note } = findPlain(form);
  if (box) box.disabled = true;
  if (note) note.hidden = true;
};

/**
 * The form's code cannot be had, so the browser sends the form by itself and leaves this page for the bare answer of the
 * service. The first press says so and gives the number; the next one sends.
 */
const tellBefore = (event: Event) => {
  const form = event.currentTarget as HTMLFormElement;
  const { box, note } = findPlain(form);
  if (event.defaultPrevented || 'live' in form.dataset || !box?.disabled || !note) return;
  event.preventDefault();
  const { id, values, kept } = read(form);
  const reference = kept.reference || makeReference();
  keepDraft(tabStorage(), id, { reference, values });
  box.value = reference;
  // What is pressed sooner is still the first press; and the form may be cleared meanwhile.
  setTimeout(() => (box.disabled = note.hidden === true), 1000);
  const shown = note.querySelector('.reference');
  if (shown) shown.textContent = reference;
  note.hidden = false;
  note.focus();
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
  form.addEventListener('input', saveDraft);
  form.addEventListener('reset', forget);
  form.addEventListener('submit', tellBefore);
}
