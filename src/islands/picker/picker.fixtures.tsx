import { slugOf } from '#lib/ids.ts';
import { optionsOf, type AboutOption, type Option, type Service } from '#lib/booking/service.ts';
import { Picker, type PickerProps } from './Picker.tsx';
import { Afterwards, Before, ByMessage } from './ByMessage.tsx';
import { PriceList } from './PriceList.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Summary } from './Summary.tsx';

const noFacts = { translated: [], alsoCalled: [], otherLanguages: [] };

/** An option with its facts; `price` is in pesewas. */
const option = (name: string, price: number, about?: Partial<AboutOption>): Option => ({
  id: slugOf(name),
  name,
  price,
  ...(about && { about: { ...noFacts, ...about } }),
});

const lab: Service = {
  id: 'fixture',
  title: 'Lab Services',
  subheader: 'Select lab test(s)',
  emptyMessage: 'Please select at least one lab test',
  schedulingButton: 'BOOK LAB SERVICES',
  messageSubject: 'I would like to book lab tests',
  message:
    'Hello, I would like to book lab tests.\n{chosen}\nEstimated total: {total}\nPlease tell me when I can come.',
  categories: [
    {
      name: 'Hematology',
      options: [
        option('Full Blood Count', 5000, {
          alsoCalled: ['FBC', 'CBC'],
          otherLanguages: [{ word: 'hémogramme', speech: { lang: 'fr' } }],
          for: 'Counts the cells of your blood.',
          prepare: 'nothing',
          sample: 'blood',
          results: 'the same day',
          days: 0,
        }),
        option('ESR', 5000, { warning: 'Ask us first if you take blood thinners.', prepare: 'nothing' }),
      ],
    },
    {
      name: 'Immunology and Serology',
      options: [
        option('Hepatitis B', 2000, {
          alsoCalled: ['HBsAg', 'liver virus'],
          prepare: 'Do not eat for 8 hours. Water is fine.',
          results: 'after 2 to 3 days',
          days: 3,
        }),
        option('Retro Screen [HIV]', 5050),
      ],
    },
  ],
};

const withUnavailable: Service = {
  ...lab,
  categories: [
    {
      name: 'Hematology',
      options: [
        option('ESR', 5000),
        {
          ...option('D-Dimer', 20_000),
          unavailable: { until: '1 December 2026', why: 'The reagent has not come' },
        },
      ],
    },
  ],
};

const [fullBloodCount, , hepatitisB, hiv] = optionsOf(lab);

const withSet: Service = {
  ...lab,
  categories: [
    {
      name: 'Sets of tests',
      note: 'The price of a set includes its tests.',
      options: [
        {
          ...option('Before school', 6000, { for: 'For children.' }),
          set: { tests: [fullBloodCount, hepatitisB].flatMap((test) => test ?? []), people: 1, saves: 1000 },
        },
        {
          ...option('Before marriage', 6500, { for: 'For two.' }),
          set: { tests: [hepatitisB, hiv].flatMap((test) => test ?? []), people: 2, saves: 1100 },
        },
      ],
    },
    ...lab.categories,
  ],
};

const withLongName: Service = {
  ...lab,
  categories: [
    {
      name: 'A category whose name goes on for longer than a phone is wide',
      options: [
        option(
          'Weight Loss, Nutrition, Blood Pressure and Blood Sugar Consultation for Groups of Relatives',
          123_456_789,
        ),
      ],
    },
  ],
};

const contact = {
  phone: '+233 00 000 0000',
  whatsapp: '+233 00 000 0001',
  sms: '+233 00 000 0000',
  email: 'care@hopehealth.example',
};

const propsFor = (service: Service): PickerProps => ({
  service,
  contact,
  scheduling: null,
  search: <SearchBox />,
  children: <PriceList service={service} email={contact.email} />,
  summary: (
    <Summary
      service={service}
      hint="If you are unsure about which services you need, check your prescription or contact your doctor."
      placeNote="Our lab tests are performed in our clinic located in Kumasi."
      contact={contact}
    />
  ),
  messages: <ByMessage service={service} contact={contact} hasCalendar={false} />,
  details: (
    <>
      <Before service={service} />
      <Afterwards
        contact={contact}
        afterwards={{
          heading: 'After you have booked',
          text: ['Nothing is booked until we answer.'],
          change: 'Change your visit',
          changeAddress: '#change',
        }}
      />
    </>
  ),
});

/** The states of the picker, for /workshop and the tests. */
export const pickerFixtures = {
  'without a calendar': propsFor(lab),
  'with a calendar': {
    ...propsFor(lab),
    scheduling: {
      link: 'about:blank',
      sizeMb: 1.5,
    },
  },
  'an unavailable test': propsFor(withUnavailable),
  'a set of tests': propsFor(withSet),
  'one long name': propsFor(withLongName),
} satisfies Record<string, PickerProps>;

export const workshop = { Island: Picker, states: pickerFixtures };
