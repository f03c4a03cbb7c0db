/** Whether a text, such as one read back from storage, has the form of a reference number. */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && /^HH-[A-Z\d]{4}-[A-Z\d]{4}$/.test(text);
}
