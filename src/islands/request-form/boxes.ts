import type { RequestField, RequestValues } from '#lib/request/request-form.ts';

type Fields = readonly Pick<RequestField, 'name'>[];

/** Values exactly as typed. */
export function readBoxes(element: HTMLFormElement, fields: Fields): RequestValues {
  const data = new FormData(element);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** Fills only empty fields, so that newer text is not overwritten. Each field has one box, an input or a textarea. */
export function fillEmptyBoxes(element: HTMLFormElement, values: RequestValues): void {
  for (const [name, value] of Object.entries(values)) {
    // A field has one box, so this is no list of radio buttons.
    const box = element.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    if (box?.value === '') box.value = value;
  }
}
