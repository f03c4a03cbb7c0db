const isNumeric = (value: unknown) => typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value);

const names: Record<string, string> = {
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** A sentence about a value of the wrong kind. `expected` is zod's word for the right one, `shown` the value as quoted. */
export function wrongKind(expected: string, value: unknown, shown: string): string {
  switch (expected) {
    case 'string':
      return typeof value === 'object' && !(value instanceof Date)
        ? `one text is wanted here, not ${shown}.`
        : `${shown} is not right here.`;
    case 'number':
      return isNumeric(value) ? `${shown} stands in quotes; a number needs none.` : `${shown} is no number.`;
    case 'int':
      return typeof value === 'number' ? `${shown} is no whole number.` : wrongKind('number', value, shown);
    case 'boolean':
      return value === 'true' || value === 'false'
        ? `${shown} stands in quotes, and needs none.`
        : `${shown} is neither true nor false.`;
    default:
      return `${shown} is not ${names[expected] ?? 'right here'}.`;
  }
}
