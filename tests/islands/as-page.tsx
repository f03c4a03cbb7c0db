import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PickerProps } from '#islands/picker/Picker.tsx';

/** Turns a part of an island into HTML that React never hydrates, as the site does. */
const asSlot = (part: ReactNode) => (
  <div
    style={{ display: 'contents' }}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: renderToString(part) }}
  />
);

/** The picker's props, as a page of the site passes them. */
export const asPage = ({
  children,
  search,
  summary,
  messages,
  details,
  ...data
}: PickerProps): PickerProps => ({
  ...data,
  children: asSlot(children),
  search: asSlot(search),
  summary: asSlot(summary),
  messages: asSlot(messages),
  details: asSlot(details),
});
