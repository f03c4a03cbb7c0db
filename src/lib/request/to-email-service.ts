import { isConfigured } from '../configured.ts';
import type { EmailService } from './request-form.ts';

type Settings = { [Key in keyof EmailService]: EmailService[Key] | undefined };

/** The e-mail service when each of its settings is filled in, else null. */
export function toEmailService(settings: Settings): EmailService | null {
  const { origin, publicKey, serviceId, templateId } = settings;
  if (!origin || !publicKey || !serviceId || !templateId || !isConfigured(origin)) return null;
  return { origin: new URL(origin).origin, publicKey, serviceId, templateId };
}
