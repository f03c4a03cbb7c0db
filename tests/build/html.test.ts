import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { takeShare } from '../support/breadth.ts';
import { builtSites, ownSite } from './built-sites.ts';
import { htmlRules } from './html-rules.ts';

const htmlValidate = new HtmlValidate(new StaticConfigLoader(htmlRules));

// The build with stand-ins has the same pages, with forms and iframes: `npm test -- nightly` checks it.
describe.each([...takeShare(builtSites, 0, 2), ownSite])('$name', { tags: ['sweep'] }, ({ pages }) => {
  test.each(pages)('$address is valid HTML', async ({ address, html }) => {
    const report = await htmlValidate.validateString(html, address);
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
  });
});
