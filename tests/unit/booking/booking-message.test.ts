import { describe, expect, test } from 'vitest';
import { gsmLength } from '#lib/contact/gsm-letters.ts';
import {
  listContactMethods,
  listMessageMethods,
  withText,
  type Contact,
} from '#lib/contact/contact-methods.ts';
import { bookingMessage, nameForMessages } from '#lib/booking/selection.ts';

const write = (message: string, chosen: Parameters<typeof bookingMessage>[1]) =>
  bookingMessage({ chosen: '- {name}: {price}', message }, chosen);
const TEMPLATE = 'Hello, I would like to book.\n{chosen}\nEstimated total: {total}\nPlace:\nMy name:';
const contact = {
  phone: '+233 24 123 4567',
  whatsapp: '+233 20 000 0001',
  sms: '+233 24 123 4567',
  email: 'care@example.org',
};
const chosen = [
  { name: 'Full Blood Count', price: 5000 },
  { name: 'Hepatitis C', price: 2050 },
];
const textOf = (address = '') => decodeURIComponent(address.split(/(?:text|body)=/)[1] ?? '');

describe('the ready-made booking message', () => {
  const body = write(TEMPLATE, chosen);
  const ways = listContactMethods(contact, { subject: 'A booking', body });

  test('lists the chosen tests, their prices and the estimated total', () => {
    expect(body).toBe(
      'Hello, I would like to book.\n- Full Blood Count: GHS 50\n- Hepatitis C: GHS 20.50\nEstimated total: GHS 70.50\nPlace:\nMy name:',
    );
  });

  test('leaves out the tests and the total when nothing is chosen yet', () => {
    expect(write(TEMPLATE, [])).toBe('Hello, I would like to book.\nPlace:\nMy name:');
  });

  test('is complete in every link except the phone link', () => {
    const { phone, whatsapp, sms, email } = ways;
    expect(phone.address).toBe('tel:+233241234567');
    expect(whatsapp?.address).toMatch(/^https:\/\/wa\.me\/233200000001\?/);
    expect(sms?.address).toMatch(/^sms:\+233241234567\?/);
    expect([whatsapp, sms, email].map((way) => textOf(way?.address))).toEqual([body, body, body]);
    expect(email.address).toContain('subject=A%20booking&');
    // Mail programs show '+' as a plus sign, not as a space.
    expect(email.address).not.toContain('+');
  });

  test('has no link for WhatsApp or SMS if the clinic has neither: e-mail comes first', () => {
    const { whatsapp, sms, ...others } = contact;
    const list = (some: Contact) => listContactMethods(some, { subject: 'A booking', body });
    const emailAndPhone = list(others);
    expect(Object.keys(emailAndPhone)).toEqual(['email', 'phone']);
    expect(listMessageMethods(emailAndPhone)).toEqual([ways.email]);
    expect(listMessageMethods(list({ ...others, sms }))).toEqual([ways.sms]);
    expect(listMessageMethods(list({ ...others, whatsapp }))).toEqual([ways.whatsapp]);
    expect(listMessageMethods(ways)).toEqual([ways.whatsapp, ways.sms]);
  });

  test('can be replaced in each link without changing the rest of the link', () => {
    const { phone, ...written } = ways;
    expect(textOf(phone.address)).toBe('');
    for (const { address } of Object.values(written)) {
      const other = withText(address, 'A=B & C');
      expect(textOf(other)).toBe('A=B & C');
      expect(withText(other, body)).toBe(address);
    }
  });

  test('keeps letters outside the SMS alphabet on WhatsApp but not in an SMS', () => {
    const french = 'Réservé\u00a0: GH₵\u00a080 – l’œil, ça, forêt, Kɔkɔɔ';
    const { sms, whatsapp } = listContactMethods(contact, { subject: '', body: french });
    expect(gsmLength(textOf(sms?.address))).toBe(textOf(sms?.address).length);
    expect(textOf(sms?.address)).toBe("Réservé : GHS 80 - l'oeil, ca, foret, Kokoo");
    expect(textOf(whatsapp?.address)).toBe(french);
  });

  test('has plain apostrophes and dashes in the names of tests', () => {
    expect(nameForMessages({ name: 'Urinalysis', translatedName: 'Examen d’urine' })).toBe(
      "Examen d'urine (Urinalysis)",
    );
    expect(nameForMessages({ name: 'Glucose – fasting' })).toBe('Glucose - fasting');
  });
});
