import { find404Page, languagesWith404Page, type OldAddress } from '../../src/lib/publish/redirects.ts';
import type { Site } from '../../src/schemas/site.ts';
import { collectItems, makeBlocker, type ReportItem } from '../launch/report-items.ts';
import { sha256 } from '../lib/digests.ts';
import { addressOfFile } from '../lib/map-addresses.ts';
import { findHeaderFaults } from './find-headers.ts';
import { describeNetworkError, type Answer, type Host } from './host.ts';
import { hasAddress, type Digests } from './read-digests.ts';

/** What attackers leave behind or look for, and what a host must not show (hosting/own-server.md). */
const SECRETS = (
  '/.env /.git/config /.git/HEAD /.htpasswd /.DS_Store /_headers /_redirects /admin /backup.zip /content/site.yaml ' +
  '/index.php /login /package.json /phpinfo.php /server-status /wp-admin/ /wp-login.php'
).split(' ');

/** Names that no entry has. Some hosts open a page for any number. */
const UNKNOWN_NAMES = ['is-anybody-watching', '99999'];

type Check = readonly [address: string, listFaults: (answer: Answer) => string[]];

/** Other spellings of an address redirect to it in one step. */
function spellingsOf(address: string): string[] {
  const [first = '', ...rest] = address.slice(1);
  const others = rest.join('');
  return [
    `${address}.html`,
    `${address}/`,
    `//${first}${others}`,
    `/${first.toUpperCase()}${others}`,
    `/%${first.charCodeAt(0).toString(16)}${others}`,
  ];
}

/** Any fault of an answer at `asked`, a whole address, that must redirect to `to` in one step. */
export function findRedirectFaults({ status, headers }: Answer, asked: string, to: string): string[] {
  const location = headers.get('location') ?? '';
  const isRedirect = status >= 300 && status < 400;
  const isRight = isRedirect && URL.parse(location, asked)?.href === URL.parse(to, asked)?.href;
  return isRight ? [] : [`answers ${status} ${location}`.trimEnd() + `, and does not redirect to ${to}`];
}

function checkSpelling(spelling: string, address: string, digest: string, origin: string): Check {
  return [
    spelling,
    (answer) => {
      // An encoded letter is the same address.
      if (spelling.includes('%') && answer.status === 200 && sha256(answer.bytes) === digest) return [];
      return findRedirectFaults(answer, origin + spelling, address);
    },
  ];
}

const checkOldAddress = ({ from, to }: OldAddress, origin: string): Check => [
  from,
  (answer) => {
    if (to !== undefined) return findRedirectFaults(answer, origin + from, to);
    // Some hosts send 404 in place of 410.
    return [404, 410].includes(answer.status) ? [] : [`answers ${answer.status}, though its page is gone`];
  },
];

/** Faults of the answers at old addresses, and at those that no visitor should need. */
export async function findOddAddresses(
  host: Host,
  {
    site,
    digests,
    pages,
    oldAddresses,
  }: {
    site: Site;
    digests: Digests;
    /** The addresses whose other spellings are tried. */
    pages: readonly string[];
    oldAddresses: readonly OldAddress[];
  },
): Promise<ReportItem[]> {
  const fileOf = new Map(Array.from(digests.keys(), (path) => [addressOfFile(path), path]));
  const digestOf = (address: string) => digests.get(fileOf.get(address) ?? '') ?? '';
  const published = new Set([...fileOf.values()].filter(hasAddress).map(addressOfFile));
  const isFree = (address: string) =>
    !published.has(address) && !oldAddresses.some(({ from }) => from === address);
  const tags = languagesWith404Page(fileOf.keys());
  const folders = [...published].map((address) => address.slice(0, address.lastIndexOf('/')));
  const pageFolders = [...folders, ...tags.map((tag) => `/${tag}`)].filter(
    (folder) => !/^\/(?:_astro|cards|scripts|\.)/.test(folder),
  );
  const unknown = [...new Set(pageFolders)].flatMap((folder) =>
    UNKNOWN_NAMES.map((name) => `${folder}/${name}`),
  );
  const checks: Check[] = [
    ...unknown
      .filter(isFree)
      .map((address): Check => [
        address,
        ({ status, headers, bytes }) => [
          ...(status === 404 ? [] : [`answers ${status}, not 404`]),
          ...(sha256(bytes) === digestOf(find404Page(address, tags))
            ? []
            : ['does not show our page for unknown addresses']),
          ...findHeaderFaults(address, headers, site),
        ],
      ]),
    ...SECRETS.filter(isFree).map((address): Check => [
      address,
      ({ status }) =>
        status >= 400 && status < 500 ? [] : [`answers ${status}, though nothing should be there`],
    ]),
    ...oldAddresses.map((old) => checkOldAddress(old, host.origin)),
    ...pages.flatMap((page) =>
      spellingsOf(page).map((spelling) => checkSpelling(spelling, page, digestOf(page), host.origin)),
    ),
  ];
  return collectItems(checks, async ([address, listFaults]) => {
    const answer = await host.get(address).catch(describeNetworkError);
    const faults = typeof answer === 'string' ? [answer] : listFaults(answer);
    return faults.map((fault) => makeBlocker('Other addresses', `${address} ${fault}`));
  });
}
