import { describe, expect, test } from 'vitest';
import { bookingMessage } from '#lib/selection.ts';
import { listContactWays } from '#lib/message-links.ts';
import { specifiedService } from '../../fixtures/specified-services.ts';
import { english } from '../../support/languages.ts';

const service = specifiedService('lab-services');
const chosen = (name: string, price: string) =>
  english('messages.chosen', { name, price: `GH₵\u00a0${price}` });
const contact = {
  phone: '+233 24 123 4567',
  whatsapp: '+233 20 000 0001',
  sms: '+233 24 123 4567',
  email: 'care@example.org',
};

describe('the ready-made booking message', () => {
  const message = bookingMessage(service, [
    { name: 'Full Blood Count', price: 5000, prepare: 'nothing' },
    { name: 'Hepatitis C', price: 2000, prepare: 'nothing' },
  ]);

  test('says what to do before a test, and asks where we do not say', () => {
    const { body } = bookingMessage(service, [
      { name: 'Fasting Blood Sugar', price: 1000, prepare: 'Do not eat for 8 hours.' },
      { name: 'ESR', price: 5000, prepare: '' },
    ]);
    expect(body).toContain(
      `${english('messages.chosenBefore', { name: 'Fasting Blood Sugar', price: 'GH₵\u00a010.00', prepare: 'Do not eat for 8 hours.' })}\n${chosen('ESR', '50.00')}\n`,
    );
    expect(body.endsWith(english('messages.whenAndHow'))).toBe(true);
  });

  test('names each chosen test with its price, and the estimated total', () => {
    expect(message.body).toBe(
      [
        `${english('messages.hello', { wish: service.messageSubject })}:`,
        chosen('Full Blood Count', '50.00'),
        chosen('Hepatitis C', '20.00'),
        english('messages.total', { total: 'GH₵\u00a070.00' }),
        english('messages.when'),
      ].join('\n'),
    );
  });

  test('asks for a booking even when nothing is chosen yet', () => {
    expect(bookingMessage(service, []).body).toBe(
      `${english('messages.hello', { wish: service.messageSubject })}.`,
    );
  });

  test('opens in the phone, SMS, WhatsApp and e-mail programs with the whole text', () => {
    const { phone, whatsapp, sms, email } = listContactWays(contact, message);
    expect(phone.address).toBe('tel:+233241234567');
    expect(new URL(whatsapp.address).pathname).toBe('/233200000001');
    expect(new URL(whatsapp.address).searchParams.get('text')).toBe(message.body);
    expect(sms.address.startsWith('sms:+233241234567?')).toBe(true);
    expect(decodeURIComponent(sms.address.split('body=')[1] ?? '')).toBe(message.body);
    expect(decodeURIComponent(email.address.split('body=')[1] ?? '')).toBe(message.body);
    expect(email.address).not.toContain('+');
  });

  test('says what it is about once, in programs that know no subject too', () => {
    const textsOf = (message: { subject: string; body: string }) => {
      const { whatsapp, sms } = listContactWays(contact, message);
      return [
        new URL(whatsapp.address).searchParams.get('text'),
        decodeURIComponent(sms.address.split('body=')[1] ?? ''),
      ];
    };
    const [whatsapp = ''] = textsOf(message);
    expect(whatsapp?.split(service.messageSubject)).toHaveLength(2);
    const told = { subject: 'Volunteer: nurse', body: 'Please tell me how to apply.' };
    const whole = `${told.subject}\n\n${told.body}`;
    expect(textsOf(told)).toEqual([whole, whole]);
    expect(textsOf({ subject: 'Privacy', body: '' })).toEqual(['Privacy', 'Privacy']);
  });
});
