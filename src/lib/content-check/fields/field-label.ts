import { valueAt } from './value-at.ts';

const NAMES = ['name', 'title', 'label', 'heading', 'question', 'id', 'path'];

/** 'options › Full blood count › price': a path as editors see it, where an item of a list goes by its name. */
export function fieldLabel(path: readonly PropertyKey[], data: unknown): string {
  const words = path.map((step, index) => {
    if (typeof step !== 'number') return String(step);
    const item = valueAt(data, path.slice(0, index + 1));
    const name = NAMES.map((key) => valueAt(item, [key])).find(
      (value) => typeof value === 'string' && value !== '',
    );
    const isNamed = typeof name === 'string' && index < path.length - 1 && name.length <= 60;
    return isNamed ? name : `no. ${step + 1}`;
  });
  return words.join(' › ');
}
