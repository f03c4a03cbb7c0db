import { listNames, optionsOf } from '#lib/booking/service.ts';
import { getAddress } from '#loaders/language/pages.ts';
import type { SearchItem } from '#lib/search/names.ts';
import { listServices } from './services.ts';

/** What a search in another price list reads of a price list. */
export interface ListNames {
  title: string;
  address: string;
  options: Pick<SearchItem, 'name' | 'others'>[];
}

/** The names in all price lists. Of several lists that have the same option, the first has it here. Sets are left out. */
export async function listListNames(): Promise<ListNames[]> {
  const listed = new Set<string>();
  return (await listServices()).map(({ service }) => {
    const options = optionsOf(service).filter(({ set, name }) => !set && !listed.has(name));
    for (const { name } of options) listed.add(name);
    return {
      title: service.title,
      address: getAddress(`/${service.id}`),
      options: options.map((option) => {
        const name = option.translatedName ?? option.name;
        return { name, others: listNames(option).filter((each) => each !== name) };
      }),
    };
  });
}
