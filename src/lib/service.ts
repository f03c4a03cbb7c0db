/** What people call a test or service, and what patients ask about it; '' where the content does not say: they should ask us. */
export interface AboutOption {
  alsoCalled: string[];
  otherLanguages: { word: string; language: string }[];
  for: string;
  /** 'nothing' where nothing is to be done. */
  prepare: string;
  /** 'none' where nothing is taken. */
  sample: string;
  results: string;
}

/** A test or service that can be chosen. `price` is in pesewas. */
export interface Option {
  id: string;
  name: string;
  price: number;
  about?: AboutOption;
}

interface Category {
  name: string;
  options: Option[];
}

/** A service as the booking pages and the picker need it (specification, section 3). */
export interface Service {
  id: string;
  title: string;
  subheader: string;
  emptyMessage: string;
  schedulingButton: string;
  messageSubject: string;
  categories: Category[];
}

/** Every option of a service, across its categories, in the order shown. */
export function optionsOf(service: Pick<Service, 'categories'>): Option[] {
  return service.categories.flatMap((category) => category.options);
}

/** What people call an option too, in any language. */
export function namesOf({ alsoCalled, otherLanguages }: AboutOption): string[] {
  return [...alsoCalled, ...otherLanguages.map(({ word }) => word)];
}
