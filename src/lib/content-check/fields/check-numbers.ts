import type { Finding } from '../problem.ts';
import type { Yaml } from '../yaml/read-yaml.ts';
import { fieldLabel } from './field-label.ts';
import { leavesOf } from './value-at.ts';

const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
// 45.5 is how the forms at /admin save 45.50.
const PRICE = /^-?(?:0|[1-9]\d*)(?:\.\d\d?)?$/;

/** Numbers that YAML reads otherwise than people do: 050, 0x20, 1e2, and 1.500 for fifteen hundred. */
export function checkNumbers({ data, locate, source }: Yaml): Finding[] {
  return [...leavesOf(data)].flatMap(([value, path]) => {
    const written = source(path);
    const isPrice = path.at(-1) === 'price';
    if (typeof value !== 'number' || written === undefined) return [];
    if ((isPrice ? PRICE : PLAIN).test(written)) return [];
    const right = isPrice
      ? 'Write a whole number of cedis, or two decimals after a dot, such as 50, 1500 or 12.50'
      : `Write it in plain digits, such as ${Number.isFinite(value) ? value : 12}`;
    const message = `"${written}" would be read as ${value}. ${right}`;
    return [{ ...locate(path), field: fieldLabel(path, data), message }];
  });
}
