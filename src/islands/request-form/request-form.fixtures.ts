import { RequestForm, type RequestFormProps } from './RequestForm.tsx';

/** Request forms in their states, for the workshop page and the tests alike. */
const groupHealthCheck: RequestFormProps = {
  form: {
    id: 'group-health-check',
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        isRequired: true,
        hint: '',
        emptyMessage: 'Please write your name.',
      },
      {
        name: 'organization',
        label: 'Organization',
        type: 'text',
        isRequired: false,
        hint: '',
        emptyMessage: '',
      },
      {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        isRequired: true,
        hint: 'For example 024 123 4567',
        emptyMessage: 'Please write your phone number.',
      },
      {
        name: 'email',
        label: 'E-mail',
        type: 'email',
        isRequired: true,
        hint: '',
        emptyMessage: 'Please write your e-mail address.',
      },
      {
        name: 'date',
        label: 'Date',
        type: 'date',
        isRequired: true,
        hint: '',
        emptyMessage: 'Please choose a day.',
      },
      {
        name: 'request',
        label: 'Request',
        type: 'textarea',
        isRequired: true,
        hint: 'Where and for how many people',
        emptyMessage: 'Please tell us what you would like.',
      },
    ],
    submitLabel: 'Send request',
    success: 'Group Health Check Successfully Submitted!',
    next: 'We call you to agree on the date.',
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

export const requestFormFixtures = {
  'group health check': groupHealthCheck,
  'donation request': {
    ...groupHealthCheck,
    form: {
      ...form,
      id: 'donation-request',
      fields: form.fields.filter(({ name }) => name !== 'date'),
      success: 'Donation Request Successfully Submitted!',
      messageSubject: 'I would like to give something other than money',
    },
  },
  'no e-mail service': { ...groupHealthCheck, email: null },
} satisfies Record<string, RequestFormProps>;

export const workshop = { Island: RequestForm, states: requestFormFixtures };
