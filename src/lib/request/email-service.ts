import type { EmailService } from './request-form.ts';
import { isConfigured } from '../web-address.ts';

/** Where the e-mail service takes forms (specification, section 7). */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';

/** The version of the protocol: that of the installed @emailjs/browser. */
export const LIB_VERSION = '4.4.1';

/** The fields that tell the e-mail service whose form it is; its client adds them itself. */
export function serviceFields(email: EmailService): Record<string, string> {
  const { serviceId, templateId, publicKey } = email;
  return { lib_version: LIB_VERSION, service_id: serviceId, template_id: templateId, user_id: publicKey };
}

type Settings = { [Key in keyof EmailService]: EmailService[Key] | undefined };

/** The e-mail service when each of its settings is filled in, else null. */
export function toEmailService(settings: Settings): EmailService | null {
  const { origin, publicKey, serviceId, templateId } = settings;
  if (!origin || !publicKey || !serviceId || !templateId || !isConfigured(origin)) return null;
  return { origin: new URL(origin).origin, publicKey, serviceId, templateId };
}
