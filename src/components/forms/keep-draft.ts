import { watchIdle } from '#lib/idle.ts';
import { fillEmptyBoxes, readBoxes } from '#islands/request-form/boxes.ts';
import { deviceStorage, tabStorage } from '#lib/request/browser-storage.ts';
import { type FieldName, makeReference } from '#lib/request/request-form.ts';
import {
  draftKey,
  emptyDraft,
  readIdleText,
  keepDraft,
  mayBeUnsent,
  readDraft,
  readKeptStatus,
  removeRequest,
} from '#lib/request/kept-requests.ts';

/*
 * Keeps typed text through a reload, even before the form is hydrated. Until hydration, sending through the e-mail service needs a
 * second click: the first click only warns.
 */
const tab = tabStorage();
const device = deviceStorage();

type Box = HTMLInputElement | HTMLTextAreaElement;

const findBoxes = (form: HTMLFormElement) => form.querySelectorAll<Box>('.field > input, .field > textarea');

/** What is typed, and the draft that the tab or the device keeps. */
const readForm = (form: HTMLFormElement) => {
  // The build names the boxes after the fields.
  const fields = Array.from(findBoxes(form), ({ name }) => ({ name: name as FieldName }));
  const id = form.dataset['draft'] ?? '';
  return { id, values: readBoxes(form, fields), kept: readDraft({ tab, device }, id, fields, Date.now()) };
};

const saveDraft = (form: HTMLFormElement) => {
  // Private fields. A reopened tab must not show their text, because the draft ends after 30 minutes.
  for (const box of findBoxes(form)) box.autocomplete ||= 'off';
  const { id, values, kept } = readForm(form);
  keepDraft(tab, id, { reference: kept.reference, values }, Date.now());
};

// NativePost.tsx writes this box and this note only if the form's e-mail service is configured.
const findReferenceBox = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=reference]');
const findNote = (form: HTMLFormElement) => form.querySelector<HTMLElement>('.plain-send');

const removeDraft = (form: HTMLFormElement) => {
  // The hydrated form first asks whether to clear, and then removes the draft by itself.
  if ('hydrated' in form.dataset) return;
  const { id, kept } = readForm(form);
  removeRequest(device, kept.reference);
  keepDraft(tab, id, emptyDraft, Date.now());
  const referenceBox = findReferenceBox(form);
  const note = findNote(form);
  if (referenceBox) referenceBox.disabled = true;
  if (note) note.hidden = true;
};

/**
 * Until the form is hydrated, the browser sends the form by itself and shows the service's bare answer. The first click warns of
 * that and gives the reference number; the second one sends.
 */
const confirmPlainSend = (form: HTMLFormElement, event: Event) => {
  if (event.defaultPrevented || 'hydrated' in form.dataset) return;
  const referenceBox = findReferenceBox(form);
  const note = findNote(form);
  // No box means no e-mail service. An enabled box means that the visitor was warned and may send.
  if (!referenceBox?.disabled || !note) return;
  event.preventDefault();
  const { id, values, kept } = readForm(form);
  const reference = kept.reference || makeReference();
  keepDraft(tab, id, { reference, values }, Date.now());
  referenceBox.value = reference;
  // The box stays disabled for a second, so that a double click does not send. If the visitor clears the form within this second,
  // the note is hidden. The box then stays disabled, and the next click warns again.
  setTimeout(() => (referenceBox.disabled = Boolean(note.hidden)), 1000);
  // The note always has a place for the number. findPart() would cost bytes here.
  (note.querySelector('.reference') as HTMLElement).textContent = reference;
  note.hidden = false;
  note.focus();
};

/**
 * Empties the boxes that hold the text of a draft that nobody has used for 30 minutes. A request that waits on the device stays, and
 * the form says so.
 */
const dropIdleDraft = (form: HTMLFormElement) => {
  const { id, kept } = readForm(form);
  const idleText = readIdleText(tab, id, Date.now());
  if (!idleText || mayBeUnsent(readKeptStatus(device, kept.reference, Date.now()))) return;
  const emptyBoxes = () => {
    for (const box of findBoxes(form)) if (box.value === idleText[box.name]) box.value = '';
    form.dispatchEvent(new Event('input', { bubbles: true }));
  };
  keepDraft(tab, id, emptyDraft, Date.now());
  // In a reopened tab, Chromium fills in its earlier text after this script has run, and before "pageshow".
  if (document.readyState === 'complete') emptyBoxes();
  else addEventListener('pageshow', emptyBoxes, { once: true });
};

const findForms = () => document.querySelectorAll<HTMLFormElement>('form[data-draft]');

/** React replaces a form that a translator has changed, so the listeners are not on the form. */
const onForm = (type: string, act: (form: HTMLFormElement, event: Event) => void) =>
  addEventListener(type, (event) => {
    const form = (event.target as Element).closest<HTMLFormElement>('form[data-draft]');
    if (form) act(form, event);
  });

/** Most visitors open an empty form, and phones then run little code. */
const hasAnything = (form: HTMLFormElement) =>
  Array.from(findBoxes(form)).some(({ value }) => value) ||
  tab.read(draftKey(form.dataset['draft'] ?? '')) ||
  device.listKeys().length > 0;

for (const form of findForms()) {
  if (!hasAnything(form)) continue;
  dropIdleDraft(form);
  fillEmptyBoxes(form, readForm(form).kept.values);
  // Keeps what was typed while the page was still loading.
  saveDraft(form);
}
watchIdle(() => findForms().forEach(dropIdleDraft));
onForm('input', saveDraft);
onForm('reset', removeDraft);
onForm('submit', confirmPlainSend);
