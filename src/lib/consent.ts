import { stateOf } from './registrations.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether the consent that something of an entry carries has ended at `now`. Without one, nothing ends. */
export const hasEnded = (value: unknown, now: number): boolean =>
  isFields(value) && isFields(value['consent']) && stateOf(String(value['consent']['until']), now) === 'over';

/**
 * An entry as visitors may see it: without who gave consent and when, and without the pictures whose consent has ended. What carries
 * none is the same object as before.
 */
export function withhold<Value>(value: Value, now: number): Value {
  if (!isFields(value)) return value;
  if (Array.isArray(value)) {
    const left = value.filter((each) => !hasEnded(each, now)).map((each: unknown) => withhold(each, now));
    const isSame = left.length === value.length && left.every((each, at) => each === value[at]);
    return (isSame ? value : left) as Value;
  }
  const isPicture = 'alt' in value;
  const left = Object.entries(value)
    .filter(([key, each]) => key !== 'consent' && !(isPicture && key === 'people') && !hasEnded(each, now))
    .map(([key, each]) => [key, withhold(each, now)] as const)
    // A gallery of which nothing is left is none.
    .filter(
      ([key, each]) => !(Array.isArray(each) && each.length === 0 && (value[key] as unknown[]).length > 0),
    );
  const isSame =
    left.length === Object.keys(value).length && left.every(([key, each]) => each === (value as Fields)[key]);
  return (isSame ? value : Object.fromEntries(left)) as Value;
}
