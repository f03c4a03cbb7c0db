import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { ghanaDay, isoDate } from '#lib/time/dates.ts';
import { readBuildTime } from '../loaders/environment.ts';
import { write404Rules, type OldAddress, REDIRECTS_COPY, redirectsFile } from '#lib/publish/redirects.ts';
import { readLanguages } from '../loaders/language/languages.ts';
import { caching, responseHeaders } from '#lib/security/response-headers.ts';
import type { Redirect } from '../schemas/link.ts';
import type { Site } from '../schemas/site.ts';
import { isConfigured } from '#lib/security/third-parties.ts';

/**
 * `_headers` for Cloudflare and Netlify. If two rules for an address name the same header, Cloudflare sends it twice. So `/*` names
 * no Cache-Control, and most files get the default of these hosts, which equals `caching.other`.
 */
export function headersFile(site: Site): string {
  const headers = responseHeaders(site).map(([name, value]) => `  ${name}: ${value}`);
  const hashedRule = `${caching.hashedFolder}*\n  Cache-Control: ${caching.hashed}`;
  const workerRule = `${caching.workerAddress}\n  Cache-Control: ${caching.worker}`;
  return ['/*', ...headers, hashedRule, workerRule, ''].join('\n');
}

/** '' outside a repository, such as in a container. */
function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** The text of /build.txt, which `npm run watch` reads. */
export const buildStamp = (now: number, commit: string) =>
  `${ghanaDay(new Date(now))} ${commit}`.trim() + '\n';

/** English has index.html, so its tag is left out. */
const listBuiltTags = (dir: URL) =>
  readLanguages()
    .map(({ tag }) => tag)
    .filter((tag) => existsSync(new URL(`${tag}.html`, dir)));

/**
 * A visitor may type /fr/events instead of /events. If there is no French page, /fr/events redirects to the English page.
 * writeHostFiles() leaves out redirects from pages that exist. Pages in folders, such as /news/1, have no such redirect.
 */
function listRedirectsToEnglish(dir: URL): OldAddress[] {
  const tags = listBuiltTags(dir);
  const names = globSync('*.html', { cwd: dir }).map((name) => name.replace(/\.html$/, ''));
  return names
    .filter((name) => !['index', '404', 'gone', 'not-found', ...tags].includes(name))
    .flatMap((name) => tags.map((tag) => ({ from: `/${tag}/${name}`, to: `/${name}` })));
}

export const securityTxtAddress = '/.well-known/security.txt';

/** The text of security.txt (RFC 9116); undefined without `security` in content/site.yaml. Its last valid day is `expires`. */
export function securityTxt({ url, email, repository, security }: Site): string | undefined {
  if (!security) return undefined;
  const { contact = email, expires, languages, policy } = security;
  const policyAddress = policy || (isConfigured(repository) ? `${repository}/blob/main/SECURITY.md` : '');
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${isoDate(expires)}T23:59:59Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${url}${securityTxtAddress}`,
    ...(policyAddress ? [`Policy: ${policyAddress}`] : []),
    '',
  ].join('\n');
}

/** Writes what hosts and `npm run watch` read: headers, redirects, the day of the build, and security.txt. */
export async function writeHostFiles(dir: URL, site: Site): Promise<void> {
  await writeFile(new URL('_headers', dir), headersFile(site));
  const redirects: Redirect[] = parse(readFileSync('content/redirects.yaml', 'utf8'));
  // Some hosts apply redirects before they look for a page. So an address with a page must have no redirect.
  const oldAddresses = [...redirects, ...listRedirectsToEnglish(dir)].filter(
    ({ from }) => !existsSync(new URL(`.${from}.html`, dir)),
  );
  const notFoundRules = write404Rules(
    listBuiltTags(dir).filter((tag) => existsSync(new URL(`${tag}/404.html`, dir))),
  );
  await writeFile(new URL('_redirects', dir), redirectsFile(oldAddresses) + notFoundRules);
  await writeFile(new URL(`.${REDIRECTS_COPY}`, dir), redirectsFile(oldAddresses));
  await writeFile(new URL('build.txt', dir), buildStamp(readBuildTime(), readCommit()));
  const securityText = securityTxt(site);
  if (!securityText) return;
  await mkdir(new URL('.well-known', dir), { recursive: true });
  await writeFile(new URL(`.${securityTxtAddress}`, dir), securityText);
}
