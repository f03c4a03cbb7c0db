import * as z from 'zod';
import { pageLink } from './link.ts';
import { distinct, line, lineWith, pageWords, paragraph, yesOrNo } from './text.ts';

const orNone = (text: ReturnType<typeof line>) =>
  z.union([text, z.literal('')], { error: 'write some text here' }).default('');

const FIELD_NAMES = [
  'name',
  'organization',
  'phone',
  'email',
  'date',
  'request',
  'visitFor',
  'mayTell',
] as const;

const fieldSchema = z
  .strictObject({
    name: z
      .enum(FIELD_NAMES, {
        error: `use one of: ${FIELD_NAMES.join(', ')} (the e-mail template knows these)`,
      })
      .describe('What the e-mail template calls it'),
    label: line(60).describe('The label above the box'),
    type: z
      .enum(['text', 'tel', 'email', 'date', 'textarea'])
      .describe('What visitors write there: textarea is for several lines'),
    isRequired: yesOrNo.describe('true if it must be filled in'),
    hint: orNone(lineWith(160, 'phone', 'international', 'email')).describe(
      'Help between the label and the box, such as: For example {phone} or {international}',
    ),
    emptyMessage: orNone(line(120)).describe('Shown to a visitor who left it empty'),
  })
  .refine((field) => !field.isRequired || field.emptyMessage !== '', {
    path: ['emptyMessage'],
    error:
      'a required field needs a sentence for those who leave it empty, such as "Please write your name."',
  });

export const FORM_IDS = ['donation-request', 'group-health-check'] as const;
export type FormId = (typeof FORM_IDS)[number];

/** `content/forms/<id>.yaml`: a form that the organisation receives by e-mail, and the words of its page. */
export const formSchema = z.strictObject({
  ...pageWords,
  heading: line(60).describe('The heading of the page'),
  back: pageLink.extend({ label: line(60) }).describe('The link above the heading'),
  hints: z.array(paragraph(200)).max(4).describe('Sentences above the form'),
  fields: z.array(fieldSchema).min(1, { error: 'write at least one field' }).superRefine(distinct('name')),
  submitLabel: line(40).describe('The button'),
  success: line(80).describe('The notice after the form was sent'),
  next: paragraph(300).describe('What happens next, below the notice "success"'),
  waiting: paragraph(200).describe(
    'Shown on every page while a form that could not be sent is kept on the device',
  ),
  unknown: paragraph(200).describe(
    'In place of "waiting", when the e-mail service did not answer: the form may have been sent',
  ),
  waitingLink: line(60).describe('The link to the form, after "waiting" or "unknown"'),
  waitingHere: paragraph(200).describe('On the page of the form itself, in place of "waitingLink"'),
  messageSubject: line(80).describe('The subject of ready-made messages; it also follows "Hello," in them'),
  privacy: paragraph(300).describe('Who receives the form, and why'),
});

export type FormEntry = z.infer<typeof formSchema>;
