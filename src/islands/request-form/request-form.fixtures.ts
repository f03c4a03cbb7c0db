import type { RequestField } from '#lib/request/request-form.ts';
import { RequestForm, type RequestFormProps } from './RequestForm.tsx';

const field = (
  name: RequestField['name'],
  label: string,
  type: RequestField['type'],
  emptyMessage: string,
  hint = '',
) => ({ name, label, type, emptyMessage, hint, isRequired: emptyMessage !== '' });

const groupHealthCheck: RequestFormProps = {
  form: {
    id: 'group-health-check',
    fields: [
      field('name', 'Name', 'text', 'Please write your name.'),
      field('organization', 'Organization', 'text', ''),
      field('phone', 'Phone', 'tel', 'Please write your phone number.', 'For example 024 123 4567'),
      field('email', 'Email', 'email', 'Please write your email address.'),
      field('date', 'Date', 'date', 'Please choose a day.'),
      field(
        'request',
        'Request',
        'textarea',
        'Please tell us what you would like.',
        'Where and for how many people',
      ),
    ],
    closures: [{ first: Date.UTC(2098, 11, 25), last: Date.UTC(2098, 11, 26), text: 'Closed at Christmas' }],
    submitLabel: 'Send request',
    success: 'Group Health Check Successfully Submitted!',
    next: 'We will call you to agree on the date.',
    messageSubject: 'I would like a health check for my group',
    privacy: 'What you write goes to our team.',
  },
  contact: {
    phone: '+233 00 000 0000',
    whatsapp: '+233 00 000 0001',
    sms: '+233 00 000 0000',
    email: 'care@hopehealth.example',
  },
  email: {
    origin: 'https://mail.example',
    publicKey: 'public-key',
    serviceId: 'service',
    templateId: 'template',
  },
};

const { form } = groupHealthCheck;

/** The states of the form, for /workshop and the tests. */
export const requestFormFixtures = {
  'group health check': groupHealthCheck,
  'donation request': {
    ...groupHealthCheck,
    form: {
      ...form,
      id: 'donation-request',
      fields: form.fields.filter(({ name }) => name !== 'date'),
      closures: [],
      success: 'Donation Request Successfully Submitted!',
      messageSubject: 'I would like to give something other than money',
    },
  },
  'no e-mail service': { ...groupHealthCheck, email: null },
} satisfies Record<string, RequestFormProps>;

export const workshop = { Island: RequestForm, states: requestFormFixtures };
