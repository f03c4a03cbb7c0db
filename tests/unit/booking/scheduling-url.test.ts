import { describe, expect, test } from 'vitest';
import { addMarks, buildSchedulingUrl } from '#lib/booking/selection.ts';

const LINK = 'https://calendar.example/clinic/lab';
const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('the address of the booking calendar', () => {
  // In this address, `a2` is the answer to a question that the calendar asks.
  test('lists the chosen tests in its parameter `a2`', () => {
    const url = buildSchedulingUrl(LINK, ['Full Blood Count', 'Retro Screen [HIV]', 'VDRL - Syphilis']);
    expect(parametersOf(url)['a2']).toBe('Full Blood Count, Retro Screen [HIV], VDRL - Syphilis');
  });

  test('contains all fixed parameters and the host of our page', () => {
    expect(parametersOf(buildSchedulingUrl(LINK, ['ESR'], 'hopehealth.example'))).toMatchObject({
      background_color: 'ffffff',
      primary_color: 'add8e6',
      text_color: '808080',
      hide_event_type_details: '1',
      hide_landing_page_details: '1',
      hide_gdpr_banner: '1',
      embed_type: 'Inline',
      embed_domain: 'hopehealth.example',
    });
  });

  test('has the marks of the owner, such as utm_source, whatever is chosen', () => {
    const link = addMarks(LINK, { utm_source: 'our-clinic', utm_term: 'appointment' });
    expect(parametersOf(buildSchedulingUrl(link, ['ESR']))).toMatchObject({
      utm_source: 'our-clinic',
      utm_term: 'appointment',
      a2: 'ESR',
    });
    expect(addMarks('', { utm_source: 'our-clinic' })).toBe('');
  });

  // The calendar does not read + as a space.
  test('contains %20 in place of each space', () => {
    expect(buildSchedulingUrl(LINK, ['Urine RE', 'A&B=C+D'])).toContain('a2=Urine%20RE%2C%20A%26B%3DC%2BD');
  });

  test('has an empty `a2` and keeps the link’s own parameters when nothing is chosen', () => {
    const url = buildSchedulingUrl(`${LINK}?month=2026-12`, []);
    expect(parametersOf(url)['a2']).toBe('');
    expect(parametersOf(url)['month']).toBe('2026-12');
  });

  test('ends with the chosen tests even if the link has a fragment', () => {
    const url = buildSchedulingUrl(`${LINK}#monday`, ['ESR']);
    expect(parametersOf(url)['a2']).toBe('ESR');
    expect(url).toMatch(/a2=ESR$/);
    // Only the query gets %20 in place of +.
    expect(buildSchedulingUrl('https://calendar.example/a+b', [])).toContain('/a+b?');
  });

  test('ends with the chosen tests even if the link has an `a2` of its own', () => {
    const url = buildSchedulingUrl(`${LINK}?a2=Old&month=2026-12`, ['ESR']);
    expect(new URL(url).searchParams.getAll('a2')).toEqual(['ESR']);
    expect(url).toMatch(/a2=ESR$/);
  });
});
