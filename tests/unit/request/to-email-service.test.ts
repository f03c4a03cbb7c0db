import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { LIB_VERSION, toEmailService } from '#lib/request/request-form.ts';

const complete = {
  origin: 'https://mail.example.org/',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
};

test('a form can be sent when every setting of the e-mail service is filled in', () => {
  // SEND_FORM_PATH begins with a slash, so the origin must not end with one.
  expect(toEmailService(complete)).toEqual({ ...complete, origin: 'https://mail.example.org' });
});

test.each([
  ['no address', { origin: '' }],
  ['an invented address', { origin: 'https://api.mail.example' }],
  ['no public key', { publicKey: undefined }],
  ['no service ID', { serviceId: '' }],
  ['no template ID', { templateId: undefined }],
])('a form cannot be sent if the e-mail service has %s', (_, missing) => {
  expect(toEmailService({ ...complete, ...missing })).toBeNull();
});

// Each form sends `LIB_VERSION` to the e-mail service, as @emailjs/browser itself would.
test('`LIB_VERSION` is the version of the installed @emailjs/browser', () => {
  const { version } = createRequire(import.meta.url)('@emailjs/browser/package.json') as { version: string };
  expect(LIB_VERSION).toBe(version);
});
