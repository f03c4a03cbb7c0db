import type { Site } from '../../src/schemas/site.ts';
import type { Finding } from './finding.ts';

// The forms that the shipped settings are invented in: reserved hosts, numbers that nobody has, and the word itself.
const INVENTED = /\.example(?![\w-])|\b00 000 0\d{3}\b|555-01\d\d|\bsample\b|0000 0000|: SAMP/i;

function listTexts(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join(' › '), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => listTexts(each, [...path, key]));
}

/** Settings of content/site.yaml that are invented, which block a launch, and those that are empty, which may be meant so. */
export function findSettings(site: Site): Finding[] {
  return listTexts(site).flatMap(([path, text]): Finding[] => {
    // findUntried asks for those that are needed.
    if (path.endsWith('triedOn')) return [];
    if (text === '') return [{ group: 'Not filled in, perhaps on purpose', text: path, isBlocking: false }];
    if (!INVENTED.test(text)) return [];
    return [
      { group: 'Settings to replace in content/site.yaml', text: `${path}: ${text}`, isBlocking: true },
    ];
  });
}
