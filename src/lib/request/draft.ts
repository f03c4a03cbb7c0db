import { isReference } from './is-reference.ts';
import type { RequestField, RequestValues } from './request-form.ts';

/** A request that is being written. `reference` is '' until it has got one. */
export interface Draft {
  reference: string;
  values: RequestValues;
}

export const emptyDraft: Draft = { reference: '', values: {} };

/** Reads a draft back from storage, which anything may have written to: what does not fit is left out. */
export function parseDraft(text: string | null, fields: readonly Pick<RequestField, 'name'>[]): Draft {
  const { reference, values } = parseObject(text);
  const kept = toObject(values);
  return {
    reference: isReference(reference) ? reference : '',
    values: Object.fromEntries(
      fields.flatMap(({ name }) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
    ),
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    return toObject(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

const toObject = (value: unknown) =>
  (typeof value === 'object' && value ? value : {}) as Record<string, unknown>;
