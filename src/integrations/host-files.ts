import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { ghanaDay, isoDate } from '#lib/time/dates.ts';
import { readBuildTime } from '../loaders/environment.ts';
import { missingFile, REDIRECTS_COPY, redirectsFile } from '#lib/publish/redirects.ts';
import { readLanguages } from '../loaders/language/languages.ts';
import { caching, responseHeaders } from '#lib/security/response-headers.ts';
import type { Redirect } from '../schemas/link.ts';
import type { Site } from '../schemas/site.ts';
import { isConfigured } from '#lib/security/third-parties.ts';

/**
 * The text of `_headers`, which Cloudflare and Netlify read beside the pages. Where two of its rules name the same
 * header Cloudflare sends both, so pages have no rule for caching: the default of both hosts is `caching.other`.
 */
export function headersFile(site: Site): string {
  const all = responseHeaders(site).map(([name, value]) => `  ${name}: ${value}`);
  const kept = [
    [`${caching.hashedFolder}*`, caching.hashed],
    [caching.workerAddress, caching.worker],
  ].flatMap(([path = '', value]) => [path, `  Cache-Control: ${value}`]);
  return ['/*', ...all, ...kept, ''].join('\n');
}

/** The commit that is built; '' where nobody knows, such as in a container. */
function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** The text of /build.txt: the day in Ghana on which the site was built, and from which commit. `npm run watch` reads it. */
export const buildStamp = (now: number, commit: string) =>
  `${ghanaDay(new Date(now))} ${commit}`.trim() + '\n';

/** Writes the files that no page is, and that hosts and watchers read, into the built folder. */
export function hostFiles(site: Site): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_headers', dir), headersFile(site));
        // The content check has told of its mistakes.
        const redirects = parse(readFileSync('content/redirects.yaml', 'utf8')) as Redirect[];
        // While a page is still there, it is what visitors get; a host may ask its rules first.
        const moved = redirects.filter(({ from }) => !existsSync(new URL(`.${from}.html`, dir)));
        const tags = readLanguages().map(({ tag }) => tag);
        const missing = missingFile(tags.filter((tag) => existsSync(new URL(`${tag}/404.html`, dir))));
        await writeFile(new URL('_redirects', dir), redirectsFile(moved) + missing);
        await writeFile(new URL(`.${REDIRECTS_COPY}`, dir), redirectsFile(moved));
        await writeFile(new URL('build.txt', dir), buildStamp(readBuildTime(), readCommit()));
        const text = securityTxt(site);
        if (!text) return;
        await mkdir(new URL('.well-known', dir), { recursive: true });
        await writeFile(new URL(`.${securityTxtAddress}`, dir), text);
      },
    },
  };
}

/** Where it is on every site (RFC 9116). */
export const securityTxtAddress = '/.well-known/security.txt';

/**
 * Whom to tell of a hole in the site, in the format of RFC 9116; undefined while the settings do not say. The last day
 * still counts.
 */
export function securityTxt({ url, email, repository, security }: Site): string | undefined {
  if (!security) return undefined;
  const { contact = email, expires, languages, policy } = security;
  const rules = policy || (isConfigured(repository) ? `${repository}/blob/main/SECURITY.md` : '');
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${isoDate(expires)}T23:59:59Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${url}${securityTxtAddress}`,
    ...(rules ? [`Policy: ${rules}`] : []),
    '',
  ].join('\n');
}
