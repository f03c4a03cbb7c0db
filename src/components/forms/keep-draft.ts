import { fillEmptyBoxes, readBoxes } from '#islands/request-form/boxes.ts';
import { deviceStorage, tabStorage } from '#lib/request/browser-storage.ts';
import { type FieldName, makeReference } from '#lib/request/request-form.ts';
import { emptyDraft, keepDraft, readDraft, removeRequest } from '#lib/request/kept-requests.ts';

/* Keeps typed text through a reload, even before the form's code has arrived on a slow line. */
const storages = () => ({ tab: tabStorage(), device: deviceStorage() });

/** What is typed, and the draft that the tab or the device keeps. */
const readForm = (form: HTMLFormElement) => {
  const boxes = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '.field > input, .field > textarea',
  );
  // The build names the boxes after the fields.
  const fields = Array.from(boxes, ({ name }) => ({ name: name as FieldName }));
  const id = form.dataset['draft'] ?? '';
  return { id, values: readBoxes(form, fields), kept: readDraft(storages(), id, fields, Date.now()) };
};

const saveDraft = (form: HTMLFormElement) => {
  const { id, values, kept } = readForm(form);
  keepDraft(tabStorage(), id, { reference: kept.reference, values });
};

/** For a form that the browser sends by itself: the field with the reference number, and the note that the first click shows. */
const findPlainSend = (form: HTMLFormElement) => ({
  box: form.querySelector<HTMLInputElement>('[name=reference]'),
  note: form.querySelector<HTMLElement>('.plain-send'),
});

const removeDraft = (form: HTMLFormElement) => {
  const { id, kept } = readForm(form);
  const { tab, device } = storages();
  removeRequest(device, kept.reference);
  keepDraft(tab, id, emptyDraft);
  const { box: referenceBox, note } = findPlainSend(form);
  if (referenceBox) referenceBox.disabled = true;
  if (note) note.hidden = true;
};

/**
 * If the form's code does not load, the browser sends the form by itself and shows the service's bare answer. The first click warns
 * of that and gives the reference number; the second one sends.
 */
const confirmPlainSend = (form: HTMLFormElement, event: Event) => {
  const { box: referenceBox, note } = findPlainSend(form);
  if (event.defaultPrevented || 'hydrated' in form.dataset || !referenceBox?.disabled || !note) return;
  event.preventDefault();
  const { id, values, kept } = readForm(form);
  const reference = kept.reference || makeReference();
  keepDraft(tabStorage(), id, { reference, values });
  referenceBox.value = reference;
  // A second click within a second is a double click, so the number is enabled, and the form can be sent, only after a second. By
  // then, the visitor may have cleared the form, which hides the note.
  setTimeout(() => (referenceBox.disabled = note.hidden === true), 1000);
  // The note always has a place for the number. findPart() would cost bytes here.
  (note.querySelector('.reference') as HTMLElement).textContent = reference;
  note.hidden = false;
  note.focus();
};

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
  fillEmptyBoxes(form, readForm(form).kept.values);
  form.addEventListener('input', () => saveDraft(form));
  form.addEventListener('reset', () => removeDraft(form));
  form.addEventListener('submit', (event) => confirmPlainSend(form, event));
}
