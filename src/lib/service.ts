/** A test or service that can be chosen. `price` is in pesewas. */
export interface Option {
  id: string;
  name: string;
  price: number;
}

export interface Category {
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
