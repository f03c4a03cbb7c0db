import * as z from 'zod';
import { line, matching, order, pageWords, paragraph, sample } from './text.ts';

export const storePageSchema = z.strictObject({
  page: z.literal('store'),
  ...pageWords,
  heading: line(60),
  closed: paragraph(200).describe('Says that the shop is not open yet'),
  ask: z
    .strictObject({
      text: paragraph(200).describe('What a buyer can do until the shop opens'),
      wish: line(80).describe('What the ready-made message asks for, after "Hello,"'),
    })
    .describe('Below the products, with our contact details'),
});

/** `content/store/<id>.yaml`: one product of the shop. */
export const storeItemSchema = z.strictObject({
  sample,
  name: line(40),
  price: matching(
    /^\$\d{1,4}(\.\d\d)?$/,
    "write the price in US dollars, such as '$10' or '$9.50'",
    "put quotes around the price, such as '$10'",
  ).describe('In US dollars, as shown'),
  order,
  picture: z.enum(['mug', 'tote-bag', 'cap', 't-shirt']).describe('Which of our drawings shows it'),
});
