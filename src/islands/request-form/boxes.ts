import type { RequestField, RequestValues } from '#lib/request/request-form.ts';

type Fields = readonly Pick<RequestField, 'name'>[];

/** The values of these fields, exactly as typed. */
export function readBoxes(element: HTMLFormElement, fields: Fields): RequestValues {
  const data = new FormData(element);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** Fills only empty fields, so that newer text is not overwritten. A field has one box, never a list of radio buttons. */
export function fillEmptyBoxes(element: HTMLFormElement, values: RequestValues): void {
  for (const [name, value] of Object.entries(values)) {
    const box = element.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    if (box?.value === '') box.value = value;
  }
}
