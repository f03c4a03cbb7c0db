import type { Contact } from '#lib/message-links.ts';
import type { EmailService, RequestForm } from '#lib/request/request-form.ts';

/** What the page gives the island; plain data. */
export interface RequestFormProps {
  form: RequestForm;
  contact: Contact;
  /** Null while no e-mail service is configured: then the form writes messages and sends nothing. */
  email: EmailService | null;
}
