import type { ReactNode } from 'react';
import { listContactMethods, type Contact } from '#lib/contact/contact-methods.ts';
import type { Service } from '#lib/booking/service.ts';
import { pickerWords, shellWords, to } from '#words';
import { useIsHydrated } from '../useIsHydrated.ts';
import { Schedule } from './Schedule.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useSearch } from './useSearch.ts';
import './picker.css';

/** What the page gives the picker; plain data, and HTML that needs no code. */
export interface PickerProps {
  service: Pick<Service, 'title' | 'subheader' | 'schedulingButton'>;
  contact: Contact;
  /** The service's scheduling widget, and what comes after one booked there; null while none is configured. */
  scheduling: { link: string; sizeMb: number; afterwards: string } | null;
  /** The price list (PriceList.tsx), which this reads. */
  children?: ReactNode;
  /** What tells the selection (Summary.tsx). */
  summary?: ReactNode;
  /** How to book by message or phone (ByMessage.tsx). */
  messages?: ReactNode;
}

/**
 * Choose tests or services, see the total, find an appointment (specification, section 2). The server's HTML does all of it without
 * script, by links, checkboxes and CSS (priceListCss in lib/booking/service.ts), and the page's small script keeps selection, step, total and
 * messages (components/booking). This takes the HTML over for what needs more code: the search and the calendar.
 */
export function Picker({ service, contact, scheduling, children, summary, messages }: PickerProps) {
  const isHydrated = useIsHydrated();
  const search = useSearch();
  const { phone, whatsapp } = listContactMethods(contact);

  return (
    <div className="picker stack" data-hydrated={isHydrated || undefined}>
      <header className="stack" data-gap="small" data-needs-no-island>
        <p className="picker-choose picker-top cluster no-print">
          <a href={to('/booking')}>{pickerWords.back}</a> <a href={phone.address}>{shellWords.call}</a>{' '}
          <a href={whatsapp.address} rel="noreferrer">
            {whatsapp.label}
          </a>
        </p>
        <h1 tabIndex={-1}>{service.title}</h1>
        <p className="picker-choose">
          {service.subheader} <span className="no-print small">{pickerWords.stepOne}</span>
        </p>
      </header>
      <div className="picker-parts stack">
        <div className="picker-choose stack" data-gap="small">
          <SearchBox search={search} contact={contact} />
          <div>{children}</div>
        </div>
        <Schedule service={service} scheduling={scheduling} isHydrated={isHydrated}>
          {messages}
        </Schedule>
        <div className="picker-side stack">{summary}</div>
      </div>
    </div>
  );
}
