import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PickerProps } from '#islands/picker/Picker.tsx';

/** Turns a part of an island into HTML that React never hydrates, as the site does. */
const asSlot = (part: ReactNode) => (
  <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: renderToString(part) }} />
);

/** The picker's props, as a page of the site passes them. */
export const asPage = ({ children, summary, messages, details, ...data }: PickerProps): PickerProps => ({
  ...data,
  children: asSlot(children),
  summary: asSlot(summary),
  messages: asSlot(messages),
  details: asSlot(details),
});
