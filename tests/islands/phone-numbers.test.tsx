import { expect, test } from 'vitest';
import { ContactMethods } from '#islands/contact-methods/ContactMethods.tsx';
import '../../src/styles/global.css';
import { showHtml } from './hydrate.tsx';

test('a phone number never breaks at its hyphens, however narrow its place', () => {
  const number = '+1\u00a0607-555-0100';
  const contact = { phone: number, whatsapp: number, sms: number, email: 'care@hopehealth.example' };
  const host = showHtml(<ContactMethods contact={contact} message={{ subject: '', body: '' }} />);
  const text = host.querySelector('bdi')?.firstChild as Text;
  const range = document.createRange();
  range.selectNodeContents(text);
  for (let width = 240; width < 360; width += 5) {
    host.style.inlineSize = `${width}px`;
    expect(range.getClientRects(), `${width} pixels`).toHaveLength(1);
  }
});
