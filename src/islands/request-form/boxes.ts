import type { FieldName, RequestValues } from '#lib/request/request-form.ts';

/** The values of these fields, exactly as typed. */
export function readBoxes(form: HTMLFormElement, fields: readonly { name: FieldName }[]): RequestValues {
  const data = new FormData(form);
  // TypeScript allows a file or null here, but each of these fields has a text box.
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** Fills only empty boxes, so that newer text is not overwritten. */
export function fillEmptyBoxes(form: HTMLFormElement, values: RequestValues): void {
  for (const [name, value] of Object.entries(values)) {
    // The cast is safe, because a field has one box, never a list of radio buttons.
    const box = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    if (box?.value === '') box.value = value;
  }
}
