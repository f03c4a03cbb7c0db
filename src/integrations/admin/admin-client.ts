/// <reference lib="dom" />
// What runs at /admin, in the browser of an editor. The configuration is written into the page by the build.
import CMS, { type CmsConfig } from '@sveltia/cms';
import { readEntryText, writeEntryText } from './entry-text.ts';
import type { FormConfig } from './form-config.ts';

const { config, formats } = JSON.parse(document.getElementById('forms')?.textContent ?? '{}') as FormConfig;

for (const format of formats)
  CMS.registerCustomFormat(format.name, format.extension, {
    fromFile: (text) => readEntryText(text, format.hasHeader),
    toFile: (content) => writeEntryText(content as Record<string, unknown>, format),
  });

void CMS.init({ config: config as unknown as CmsConfig });
