import * as z from 'zod';
import { optionalWebAddress } from './address.ts';
import { optionSchema } from './option.ts';
import { line, order, pageWords, paragraph } from './text.ts';
import { review } from './review.ts';

const categorySchema = z.strictObject({
  name: line(60).describe('The heading above the options'),
  options: z.array(optionSchema).min(1, { error: 'write at least one option' }),
});

// A wrong price must not hide that a name stands twice; where a name is no text, it cannot be compared.
const hidesNames = ({ path = [] }: { path?: PropertyKey[] | undefined }) =>
  path[0] === 'categories' && (path.length < 5 || path[4] === 'name');

/** `content/services/<id>.yaml`: a service with its price list, in the order shown. */
export const serviceSchema = z
  .strictObject({
    ...pageWords,
    subheader: line(60).describe('The sentence above the list'),
    order,
    choice: z
      .strictObject({
        text: paragraph(300).describe('What it is and for whom'),
        button: line(40).describe('The label of the button that leads to it'),
      })
      .describe('How the home page and /booking offer it'),
    hint: line(200).describe('Help for those who are unsure'),
    emptyMessage: line(80).describe('Shown when NEXT is pressed with nothing chosen'),
    calendar: optionalWebAddress
      .default('')
      .describe('The address of its booking calendar; without it, one books by phone or message'),
    schedulingButton: line(40).describe('The label of the calendar button'),
    messageSubject: line(80).describe('How the ready-made message begins'),
    placeNote: paragraph(300).describe('Where the service takes place'),
    review,
    medicalReview: review
      .optional()
      .describe('Who, of our clinicians, checked what is said of each test or service, and when'),
    categories: z.array(categorySchema).min(1),
  })
  .superRefine(
    (service, context) => {
      const seen = new Set<string>();
      service.categories.forEach((category, at) =>
        category.options.forEach((option, index) => {
          if (seen.has(option.name.toLowerCase())) {
            context.addIssue({
              code: 'custom',
              path: ['categories', at, 'options', index, 'name'],
              message: `"${option.name}" stands twice in this price list; keep one, or tell them apart by name`,
            });
          }
          seen.add(option.name.toLowerCase());
        }),
      );
    },
    { when: ({ issues }) => !issues.some(hidesNames) },
  );

export type ServiceEntry = z.infer<typeof serviceSchema>;
