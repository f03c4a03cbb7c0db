import {
  EMAIL_PUBLIC_KEY,
  EMAIL_SERVICE_ID,
  EMAIL_TEMPLATE_DONATION_REQUEST,
  EMAIL_TEMPLATE_GROUP_HEALTH_CHECK,
} from 'astro:env/client';
import { toEmailService } from '#lib/request/request-form.ts';
import { getSite } from '#queries/site.ts';
import type { FormId } from '#schemas/form.ts';

const templateIds = {
  'group-health-check': EMAIL_TEMPLATE_GROUP_HEALTH_CHECK,
  'donation-request': EMAIL_TEMPLATE_DONATION_REQUEST,
};

/** The settings for sending a form by e-mail; null if any of them is not configured. */
export async function getEmailService(id: FormId) {
  const { thirdParties } = await getSite();
  return toEmailService({
    origin: thirdParties.email.origin,
    publicKey: EMAIL_PUBLIC_KEY,
    serviceId: EMAIL_SERVICE_ID,
    templateId: templateIds[id],
  });
}
