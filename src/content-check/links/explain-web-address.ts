import { domainToUnicode } from 'node:url';
import { explainNumber } from '#schemas/address.ts';
import { digitsOf } from '../fields/did-you-mean.ts';

/** What the rules need to know of content/site.yaml. */
export interface OwnSite {
  /** The address of the site itself, such as https://hopehealth.example. */
  origin: string;
  /** Its project on a code host, such as https://github.com/hope-health/website; '' if unknown. */
  repository: string;
}

const MACHINE_NAMES =
  /^(?:[^.]+|.*\.(?:local|localhost|internal|intranet|lan|home|corp|invalid|home\.arpa))$/;
// Scripts with letters that look like those of a, e, o, p and others.
const LOOK_ALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}ıɑɡɩɪʏƖǀꞵ]/u;
const LETTERS_OF_ONE_SCRIPT =
  /^(?:[\p{Script=Latin}\P{L}]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\P{L}]+|\P{Script=Latin}+)$/u;

/** A message about the name of a site in an address; null if it can be right. */
function explainHost(host: string): string | null {
  if (/^\[|^[\d.]+$/.test(host))
    return `${host} is the number of a machine, which may belong to anybody. Write the name of the site, as in https://example.org`;
  if (!/^[a-z0-9._-]+$/.test(host))
    return `"${host}" is not the name of one site. Write it in letters, digits, dots and hyphens, as in https://example.org`;
  if (MACHINE_NAMES.test(host))
    return `${host} works only on some computers or networks. Write the address that visitors use`;
  const shown = domainToUnicode(host);
  // A name that cannot be decoded is ''.
  const isOneScript = shown !== '' && shown.split('.').every((part) => LETTERS_OF_ONE_SCRIPT.test(part));
  if (!isOneScript || LOOK_ALIKE.test(shown))
    return `${shown || host} has letters that only look like others, as in false addresses. Type the address again, letter by letter`;
  return null;
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

// Services that lead on to another address, each with the parameter that has it.
const WRAPPERS: readonly (readonly [host: RegExp, path: RegExp, parameter: string])[] = [
  [/(?:^|\.)google\.\w+(?:\.\w+)?$/, /^\/url$/, 'q'],
  [/(?:^|\.)google\.\w+(?:\.\w+)?$/, /^\/url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, /^/, 'url'],
  [/^(?:lm?\.(?:facebook|instagram)\.com|l\.wl\.co)$/, /^\/(?:l\.php)?$/, 'u'],
  [/(?:^|\.)youtube\.com$/, /^\/redirect$/, 'q'],
  [/(?:^|\.)linkedin\.com$/, /^\/(?:redir|safety)\//, 'url'],
  [/^(?:urldefense\.(?:com|proofpoint\.com)|slack-redir\.net|out\.reddit\.com|href\.li)$/, /^/, 'url'],
];
const SHORTENERS =
  /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|cutt\.ly|rb\.gy|rebrand\.ly|shorturl\.at|lnkd\.in)$/;

function findWrapped({ host, pathname, searchParams }: URL): string | undefined {
  const isWrapper = WRAPPERS.filter(([hosts, path]) => hosts.test(host) && path.test(pathname));
  const found = isWrapper.map(([, , parameter]) => searchParams.get(parameter)).find(Boolean);
  return found ?? (isWrapper.length > 0 ? '' : undefined);
}

const TRACKERS =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igsh(?:id)?|mibextid|xmt|srsltid|gad_\w+|_gl|mc_[ce]id|_hsenc|_hsmi|mkt_tok|ref_src|__cft__.*|__tn__)$/i;

/** The address without what tells the other site where a visitor came from. */
function withoutTrackers(url: URL): string {
  const clean = new URL(url);
  const isFilmOrMusic = /(?:^|\.)(?:youtu\.be|youtube\.com|spotify\.com)$/.test(url.host);
  for (const name of [...clean.searchParams.keys()])
    if (TRACKERS.test(name) || (isFilmOrMusic && name === 'si')) clean.searchParams.delete(name);
  return clean.href;
}

/** The preview of a change, on one of the usual hosts. It disappears, or shows an old state. */
function isPreview(host: string, { origin }: OwnSite): boolean {
  const [first = '', ...rest] = host.split('.');
  const provider = rest.join('.');
  if (/^deploy-preview-\d+--|^[\da-f]{24}--/.test(first) && provider === 'netlify.app') return true;
  if (/^[\w-]+\.pages\.dev$/.test(provider)) return true;
  const [ownName] = origin ? new URL(origin).hostname.replaceAll(/^www\.|-/g, '').split('.') : [];
  const isFree = /\.(?:pages\.dev|netlify\.app|vercel\.app|github\.io|workers\.dev|onrender\.com)$/.test(
    host,
  );
  return isFree && Boolean(ownName) && host.replaceAll('-', '').includes(ownName ?? '');
}

/** The number of a WhatsApp link; undefined for an invitation to a group or another page. */
function whatsAppNumber({ host, pathname, searchParams }: URL): string | undefined {
  if (host === 'wa.me') return /^\/(\+?[\d\s()-]+)\/?$/.exec(decode(pathname))?.[1];
  return /(?:^|\.)whatsapp\.com$/.test(host) ? (searchParams.get('phone') ?? undefined) : undefined;
}

function explainWhatsApp(url: URL): string | null {
  const number = whatsAppNumber(url);
  if (number === undefined) return null;
  const write = (digits: string) => `https://wa.me/${digits}`;
  if (!/^\d+$/.test(number) || number.startsWith('0'))
    return `a WhatsApp link has the number with its country code, in digits alone. Write it as in ${write('233241234567')}`;
  return explainNumber(`+${number}`, write);
}

function explainPlace(url: URL, own: OwnSite): string | null {
  const { host, pathname } = url;
  const wrapped = findWrapped(url);
  if (wrapped !== undefined)
    return `this leads over ${host}, which learns who clicks. Write ${wrapped ? `the address itself: ${wrapped}` : 'the address of the page itself'}`;
  const clean = withoutTrackers(url);
  if (clean !== url.href)
    return `the end of this address tells others where visitors come from. Write ${clean}`;
  if (isPreview(host, own))
    return 'this is a preview of our own site, which will disappear. Write only what comes after its name, such as /booking';
  const isSource =
    host === 'github.com' && /^\/[^/]+\/[^/]+\/(?:blob|raw|edit|tree|commit|pull)\//.test(pathname);
  const isOwnSource = isSource && (url.href.startsWith(`${own.repository}/`) || /\/content\//.test(pathname));
  if (isOwnSource)
    return 'this is where the site is edited, and visitors cannot use it. Write the address of the page, such as /booking';
  if (host === 'docs.google.com' && /^\/forms\/.*\/edit$/.test(pathname))
    return 'this opens the form for those who edit it. In Google Forms, press Send, and copy the address there: it ends in /viewform';
  return explainWhatsApp(url);
}

/** A message about a whole address, wherever it is; null if it can be right. */
export function explainWebAddress(link: string, own: OwnSite): string | null {
  if (!URL.canParse(link) || !/^https:\/\/[^/\s\\][^\s\\]*$/i.test(link))
    return 'this is not a web address. Write it as in https://example.org/page';
  const url = new URL(link);
  if (url.username || url.password)
    return `what is before the @ is only a user name: this address opens ${url.host}. Write the address without it`;
  return explainHost(url.hostname) ?? explainPlace(url, own);
}

const SAYS_NOTHING = /^(?:click )?here\.?$|^this link$/i;

/** A remark about a link that works, but of which nobody can see where it leads. */
export function remarkOnLink(words: string, link: string): string | null {
  if (SAYS_NOTHING.test(words.trim()))
    return `"${words.trim()}" does not say what the link opens. Write it, as in [all events](/events)`;
  if (!URL.canParse(link)) return null;
  const { host } = new URL(link);
  if (SHORTENERS.test(host))
    return `${host} hides where this leads, and its owner can change it. Open it, and write the address that you see then`;
  return null;
}

// Only these two: with cc, bcc or attach, a message would go elsewhere or take a file along.
const MAIL_PARTS = /^(?:subject|body)$/i;
const EMAIL = /^[\w.+'-]+@([\w-]+(?:\.[\w-]+)*\.[a-z][\w-]+)$/i;

export function explainMailto(link: string): string | null {
  const [address = '', query = ''] = link.slice('mailto:'.length).split(/\?(.*)/s);
  const [, host] = EMAIL.exec(address) ?? [];
  if (!host) return 'this is not an e-mail address. Write it as in mailto:care@example.org';
  const wrongHost = explainHost(host.toLowerCase());
  if (wrongHost) return wrongHost;
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    if (!MAIL_PARTS.test(decode(name)))
      return `a link to an e-mail can have a subject and a body, and no ${decode(name)}. Write mailto:${address}?subject=Hello`;
    if (/^subject$/i.test(name) && /[\r\n]/.test(decode(value)))
      return 'a subject is one line. Remove %0D and %0A from it';
  }
  return null;
}

// The endings that people know. "report.pdf" is not the name of a site.
export const SHOWN_SITE =
  /^(?:https?:\/\/|www\.)\S+$|^(?:[\w-]+\.)+(?:com|org|net|gh|int|gov|edu|info|io|co|uk|de|example|health|africa|ngo|me)(?:\/\S*)?$/i;

export const withScheme = (text: string) => (/^https?:/i.test(text) ? text : `https://${text}`);

/** The name of a site without www., with its port if it has one; '' if there is none. */
export const hostOf = (text: string) =>
  URL.canParse(withScheme(text)) ? new URL(withScheme(text)).host.replace(/^www\./, '') : '';

const lastDigits = (text: string) => digitsOf(text).slice(-9);

function sameSite(shown: string, target: string, origin: string): boolean {
  const wanted = hostOf(shown);
  const opened = target.startsWith('/') ? hostOf(origin) : /^https:/i.test(target) ? hostOf(target) : '';
  return opened === wanted || opened.endsWith(`.${wanted}`) || wanted.endsWith(`.${opened}`);
}

/** A message about a link whose words are another address, e-mail address or number than the one that it opens. */
export function explainOtherWords(shown: string, target: string, origin: string): string | null {
  const words = shown.trim();
  const mismatch = () => `the words say ${words}, and the link opens ${target}. Write the same in both`;
  if (EMAIL.test(words)) {
    const [address] = target.replace(/^mailto:/i, '').split('?');
    return address?.toLowerCase() === words.toLowerCase() ? null : mismatch();
  }
  if (SHOWN_SITE.test(words)) return sameSite(words, target, origin) ? null : mismatch();
  const isNumber = /^\+?\(?\d[\d\s\u00a0()./-]+$/.test(words) && lastDigits(words).length >= 3;
  const isCalled = /^(?:tel|sms):|\/\/wa\.me\//.test(target);
  if (isNumber && isCalled && lastDigits(words) !== lastDigits(target.replace(/\?.*/, ''))) return mismatch();
  return null;
}
