import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PickerProps } from '#islands/picker/Picker.tsx';

/** HTML inside an island, as the site passes it: React leaves it unchanged. */
const asSlot = (html: ReactNode) => (
  <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: renderToString(html) }} />
);

/** The island's props as a page passes them. */
export const asPage = ({ children, summary, messages, ...data }: PickerProps): PickerProps => ({
  ...data,
  children: asSlot(children),
  summary: asSlot(summary),
  messages: asSlot(messages),
});
