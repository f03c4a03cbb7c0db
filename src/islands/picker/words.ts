import type { Contact } from '#lib/message-links.ts';
import type { Service } from '#lib/service.ts';

/** What the page gives the picker; plain data, already sorted. */
export interface PickerProps {
  service: Service;
  hint: string;
  placeNote: string;
  contact: Contact;
  /** The service's scheduling widget; null while none is configured. */
  scheduling: { link: string; sizeMb: number } | null;
}
