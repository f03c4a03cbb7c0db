import { someOptions } from '../support/price-list.ts';
import { readPage } from '../support/read-entries.ts';
import { requestForms } from '../support/request-forms.ts';
import type { Visitor } from './visitor.ts';
import { mainPath, mainService } from '../support/main-service.ts';

export const subjects = [
  ...(['list and total', 'calendar', 'booking by message', 'form sent', 'form failed'] as const),
  ...(['menu', 'search', 'filters', 'tabs', 'gallery', 'map', 'donate', 'event'] as const),
];

export interface Journey {
  subject: (typeof subjects)[number];
  title: string;
  act: (visitor: Visitor) => Promise<void>;
}

// If content/ lacks their subject, only their journeys are left out (need).
export const one = () => someOptions(mainService)[0];
export const two = () => someOptions(mainService)[1];
export const [groupForm] = requestForms;
export const news = readPage<{ filters: Record<string, string> }>('news');
export const donate = readPage<{ heading: string }>('donate');

export async function choose(visitor: Visitor): Promise<void> {
  await visitor.open(mainPath);
  await visitor.click(one().name);
  await visitor.click(two().name);
}

export async function askForGroup(visitor: Visitor, words: string): Promise<void> {
  await visitor.open(groupForm.path);
  await visitor.write('main [name=name]', 'Ama Serwaa');
  await visitor.write('main [name=phone]', '024 123 4567');
  await visitor.write('main [name=email]', 'ama@example.org');
  await visitor.ask(`document.querySelector('main [name=date]').value = '2099-01-05'`);
  await visitor.write('main [name=request]', words);
  await visitor.click(groupForm.submitLabel);
}
