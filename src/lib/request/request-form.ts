import { fill } from '#lib/placeholders.ts';
import { messagesWords } from '#words';
import type { Message } from '../contact/contact-methods.ts';
import type { FormEntry } from '../../schemas/form.ts';
import { isConfigured } from '../security/third-parties.ts';

export type RequestField = FormEntry['fields'][number];
export type FieldName = RequestField['name'];

/** What the island needs of a form. */
export interface RequestFormData extends Pick<
  FormEntry,
  'submitLabel' | 'success' | 'next' | 'messageSubject' | 'privacy'
> {
  id: string;
  fields: readonly RequestField[];
  /** When the clinic is closed (Closure), and what visitors read then. Empty if the form asks for no date. */
  closures: readonly { first: number; last: number; text: string }[];
}

/** What was typed, unchanged; an untouched field may be absent. */
export type RequestValues = Readonly<Partial<Record<FieldName, string>>>;

export interface EmailService {
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

// Without characters that look alike: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
const CHARACTERS = 'ACDEFGHJKMNPQRTWXY34679';

const random = (length: number) => crypto.getRandomValues(new Uint32Array(length));

/** A new reference, such as '7KQ4-XM9T'. A request that is sent again keeps its reference, so the clinic recognises copies. */
export function makeReference(pick: (length: number) => Iterable<number> = random): string {
  const text = Array.from(pick(8), (number) => CHARACTERS[number % CHARACTERS.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

export function isReference(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Z\d]{4}-[A-Z\d]{4}$/.test(text);
}

/**
 * A request as a message for the visitor's own phone or e-mail program. An empty required field leaves only its label, to be filled
 * in; other empty fields are left out. `reference` is '' before hydration.
 */
export function requestMessage(
  form: Pick<RequestFormData, 'fields' | 'messageSubject'>,
  values: RequestValues,
  reference: string,
): Message {
  const subject = reference ? `${form.messageSubject} (${reference})` : form.messageSubject;
  const lines = form.fields.flatMap(({ name, label, type, isRequired }) => {
    const value = values[name] ?? '';
    if (!isRequired && value.trim() === '') return [];
    const gap = type === 'textarea' ? '\n' : ' ';
    return [fill(messagesWords.label, { label }) + gap + value];
  });
  // Only e-mail shows the subject, so the body repeats it, with the reference.
  return { subject, body: [`${fill(messagesWords.hello, { wish: subject })}.`, ...lines].join('\n') };
}

/** The closure on a day, YYYY-MM-DD. It stops no request, because the clinic agrees on the day with the visitor. */
export const findClosure = ({ closures }: Pick<RequestFormData, 'closures'>, day = '') =>
  closures.find(({ first, last }) => first <= Date.parse(day) && Date.parse(day) <= last);

export const SEND_FORM_PATH = '/api/v1.0/email/send-form';

/** The version that the service expects from its client: the version of the installed @emailjs/browser. */
export const LIB_VERSION = '4.4.1';

/** The fields that the service's client, @emailjs/browser, adds to a form. */
export function serviceFields(email: EmailService): Record<string, string> {
  const { serviceId, templateId, publicKey } = email;
  return { lib_version: LIB_VERSION, service_id: serviceId, template_id: templateId, user_id: publicKey };
}

type Settings = { [Key in keyof EmailService]: EmailService[Key] | undefined };

/** Null if a setting is missing, or if `origin` is not configured. */
export function toEmailService(settings: Settings): EmailService | null {
  const { origin, publicKey, serviceId, templateId } = settings;
  if (!origin || !publicKey || !serviceId || !templateId || !isConfigured(origin)) return null;
  return { origin: new URL(origin).origin, publicKey, serviceId, templateId };
}
