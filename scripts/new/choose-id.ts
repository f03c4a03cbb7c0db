import type { Kind } from '../../src/schemas/kind.ts';

const matches = ({ names }: Kind, id: string) => names instanceof RegExp && names.test(id);

/** The next free number, for folders whose files are named by numbers; otherwise ''. */
export function nextNumber(kind: Kind, taken: readonly string[]): string {
  if (!matches(kind, '1') || matches(kind, 'a1')) return '';
  return String(Math.max(0, ...taken.map(Number).filter(Number.isInteger)) + 1);
}

/** Why a new entry cannot have this id; null when it can. */
export function refuseId(kind: Kind, id: string, taken: readonly string[]): string | null {
  if (!id) return `say how to name it: ${kind.naming}, as in --id=...`;
  if (!matches(kind, id)) return `"${id}" cannot be its name. It becomes an address: ${kind.naming}`;
  const same = taken.find((other) => other.toLowerCase() === id.toLowerCase());
  return same === undefined ? null : `${kind.path}/${same} is there already. Choose another name`;
}
