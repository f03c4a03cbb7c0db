import { Picker, type PickerProps } from './Picker.tsx';

/** The picker in its states, for the workshop page and the tests alike. */
const small: PickerProps = {
  service: {
    id: 'fixture',
    title: 'Lab Services',
    subheader: 'Select lab test(s)',
    emptyMessage: 'Please select at least one lab test',
    schedulingButton: 'BOOK LAB SERVICES',
    messageSubject: 'I would like to book lab tests',
    categories: [
      {
        name: 'Hematology',
        options: [
          { id: 'full-blood-count', name: 'Full Blood Count', price: 5000 },
          { id: 'esr', name: 'ESR', price: 5000 },
        ],
      },
      {
        name: 'Immunology and Serology',
        options: [
          { id: 'hepatitis-b', name: 'Hepatitis B', price: 2000 },
          { id: 'retro-screen-hiv', name: 'Retro Screen [HIV]', price: 5050 },
        ],
      },
    ],
  },
  hint: 'If you are unsure about which services you need, check your prescription or contact your doctor.',
  placeNote: 'Our lab tests are performed in our clinic located in Kumasi.',
  contact: {
    phone: '+233 00 000 0000',
    whatsapp: '+233 00 000 0001',
    sms: '+233 00 000 0000',
    email: 'care@hopehealth.example',
  },
  scheduling: null,
};

export const pickerFixtures = {
  'without a calendar': small,
  'with a calendar': { ...small, scheduling: { link: 'about:blank', sizeMb: 1.5 } },
  'one long name': {
    ...small,
    service: {
      ...small.service,
      categories: [
        {
          name: 'A category whose name goes on for longer than a phone is wide',
          options: [
            {
              id: 'long',
              name: 'Weight Loss, Nutrition, Blood Pressure and Blood Sugar Consultation for Groups of Relatives',
              price: 123_456_789,
            },
          ],
        },
      ],
    },
  },
} satisfies Record<string, PickerProps>;

export const workshop = { Island: Picker, states: pickerFixtures };
