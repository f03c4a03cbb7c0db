import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PickerProps } from '#islands/picker/Picker.tsx';

/** HTML of the page within an island, as the site gives it: React leaves it as it is. */
const asSlot = (html: ReactNode) => (
  <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: renderToString(html) }} />
);

/** The island's props as a page gives them. */
export const asPage = ({ children, summary, messages, ...data }: PickerProps): PickerProps => ({
  ...data,
  children: asSlot(children),
  summary: asSlot(summary),
  messages: asSlot(messages),
});
