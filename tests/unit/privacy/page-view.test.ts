import { expect, test } from 'vitest';
import { goatcounter, plausible, umami, type PageViewCall } from '#lib/page-view.ts';

const page = {
  origin: 'https://hopehealth.org',
  hostname: 'hopehealth.org',
  pathname: '/booking',
  search: '?a=1',
};
const speed = { name: 'LCP', data: { value: 900 } };
const bodyOf = (call: ReturnType<PageViewCall>) => JSON.parse(call?.body ?? 'null') as unknown;

test('a service that counts learns path and query of a page, and what it documents besides', () => {
  expect(bodyOf(plausible('hope', page))).toEqual({
    name: 'pageview',
    domain: 'hope',
    url: 'https://hopehealth.org/booking?a=1',
  });
  const payload = { website: 'hope', hostname: 'hopehealth.org', url: '/booking?a=1' };
  expect(umami('hope', page)?.headers).toEqual({ 'content-type': 'application/json' });
  expect(bodyOf(umami('hope', page))).toEqual({ type: 'event', payload });
  expect(goatcounter('', page)).toEqual({ path: '/count?p=%2Fbooking%3Fa%3D1' });
});

test('a speed of a page is an event of it, and is told to no service that has no place for it', () => {
  expect(bodyOf(plausible('hope', page, speed))).toMatchObject({ name: 'LCP', props: { value: 900 } });
  expect(bodyOf(umami('hope', page, speed))).toMatchObject({
    payload: { name: 'LCP', data: { value: 900 } },
  });
  expect(goatcounter('', page, speed)).toBeNull();
});
