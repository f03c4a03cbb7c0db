import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RequestForm } from '#islands/request-form/RequestForm.tsx';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';

// The e-mail client reads storage while it loads, and throws if storage is forbidden. Then the form sends without the client. This
// test has its own file, because each test file loads the client only once.
test('a visitor whose browser forbids storage can send a request', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
  await expect(import('@emailjs/browser')).rejects.toThrow('Access is denied');
  const fetching = vi.fn<typeof fetch>(() => Promise.resolve(new Response('OK')));
  vi.stubGlobal('fetch', fetching);

  const host = document.body.appendChild(document.createElement('main'));
  createRoot(host).render(<RequestForm {...requestFormFixtures['donation request']} />);
  await page.getByLabelText('Name').fill('Ama');
  await page.getByLabelText('Phone').fill('024 123 4567');
  await page.getByLabelText('Email').fill('ama@example.org');
  await page.getByLabelText('Request').fill('Ten wheelchairs');
  await page.getByRole('button', { name: 'Send request' }).click();

  await expect.element(page.getByText('Donation Request Successfully Submitted!')).toHaveFocus();
  const [address, init] = fetching.mock.lastCall ?? [];
  expect(address).toBe('https://mail.example/api/v1.0/email/send-form');
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
  expect(Object.fromEntries(init?.body as FormData)).toMatchObject({
    request: 'Ten wheelchairs',
    reference: expect.stringMatching(/^[A-Z\d]{4}-/) as string,
    user_id: 'public-key',
    template_id: 'template',
  });
});
