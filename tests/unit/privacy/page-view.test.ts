import { expect, test } from 'vitest';
import { eventBody } from '#lib/page/page-view.ts';

const page = { origin: 'https://hopehealth.org', pathname: '/booking', search: '?a=1' };
const url = 'https://hopehealth.org/booking?a=1';

test('a page view is reported with only the site’s name and the page’s address', () => {
  expect(JSON.parse(eventBody('hope', page))).toEqual({ name: 'pageview', domain: 'hope', url });
});

test('the service that counts page views gets the speed of a page as an event', () => {
  const speed = { name: 'LCP', data: { value: 900 } };
  expect(JSON.parse(eventBody('hope', page, speed))).toEqual({
    name: 'LCP',
    domain: 'hope',
    url,
    props: { value: 900 },
  });
});
