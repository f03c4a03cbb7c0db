import { formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { findBrokenPeriod, type PublicDays } from '#lib/publish/public-days.ts';
import { explainNumber } from '#schemas/address.ts';
import { findNumbers } from '../texts/find-wrong-contacts.ts';
import { type Content, fieldsOf } from '../content.ts';
import { didYouMean, findNearestName } from '../fields/did-you-mean.ts';
import { asWarning, type Problem } from '../problem.ts';
import {
  explainMailto,
  explainOtherWords,
  explainWebAddress,
  type OwnSite,
  remarkOnLink,
  SHOWN_SITE,
  hostOf,
  withScheme,
} from './explain-web-address.ts';
import { listTargets, FOOTER_ANCHORS, type Targets } from './list-targets.ts';

const SITE_FILE = 'content/site.yaml';
const PHONE = /^(?:\+[1-9]\d{6,14}|\d{3,5})$/;

/** A message about a link that is public on days when its target is not. After the target's last day, a redirect is enough. */
function checkSpan(path: string, span: PublicDays, targets: Targets): string | null {
  const targetDays = targets.publicDaysOf(path);
  const gap = findBrokenPeriod(span, targetDays, readBuildTime());
  // With 'before', the target has publishFrom; with 'after', it has publishUntil.
  if (gap === 'before')
    return `the page ${path} is not public before ${formatDate(targetDays.publishFrom ?? '')}. Link to it from that day on, or give this entry the same publishFrom`;
  if (gap === 'after' && !targets.redirects.has(path))
    return `the page ${path} is public until ${formatDate(targetDays.publishUntil ?? '')}, and then this link will be broken. Give this entry the same publishUntil, or say in content/redirects.yaml where the address redirects to after that`;
  return null;
}

function checkPage(link: string, targets: Targets, span: PublicDays): string | null {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? [];
  if (targets.hiddenAddresses.has(path))
    return `the page ${path} is hidden, so nobody can open it. Link to another page, or show this page`;
  const newAddress = targets.redirects.get(path);
  if (newAddress !== undefined && !targets.addresses.has(path))
    return newAddress === null
      ? `the page ${path} is gone, according to content/redirects.yaml. Remove the link, or write another page`
      : `the page ${path} has moved. Write ${newAddress}`;
  if (path.startsWith('/reports/') && !targets.addresses.has(path))
    return `there is no file public${path}. Put it into the folder public/reports, with this name`;
  if (!targets.addresses.has(path)) {
    const bare = path.replace(/(?:\.html|\/)+$/, '') || '/';
    const better = [bare, bare.toLowerCase()].find((address) => targets.addresses.has(address));
    const near = better ?? findNearestName(path, targets.addresses);
    return `there is no page ${path}.${near ? ` Did you mean "${near}"?` : ' Open the page on the site and copy its address without the domain'}`;
  }
  // A file, such as a PDF, has a # of its own: /reports/accounts-2025.pdf#page=3.
  const isPage = !/\.\w+$/.test(path);
  return (
    checkSpan(path, span, targets) ??
    (isPage ? checkAnchor(anchor, targets.anchorsOf(path), `the page ${path}`) : null)
  );
}

function checkAnchor(anchor: string, anchors: readonly string[], where: string): string | null {
  if (anchor === '' || anchors.includes(anchor)) return null;
  const advice = anchors.length > 0 ? ` There are: ${anchors.join(', ')}` : ' Remove what begins with #';
  return `there is no #${anchor} on ${where}.${didYouMean(anchor, anchors) || advice}`;
}

/** A message about a link to another site; null if its address can be right. */
export function checkWebAddress(link: string, { own }: Targets): string | null {
  const message = explainWebAddress(link, own);
  if (message) return message;
  const path = ownPath(link, own);
  return path === undefined
    ? null
    : `this links to our own site. Write only what comes after its name: ${path}`;
}

/** The path of an address of our own site, with or without https:// and www.; undefined for other addresses. */
function ownPath(link: string, { origin }: OwnSite): string | undefined {
  if (!origin || hostOf(link) !== hostOf(origin)) return undefined;
  const { pathname, search, hash } = new URL(withScheme(link));
  return pathname + search + hash;
}

function checkScheme(scheme: string, link: string, targets: Targets): string | null {
  switch (scheme) {
    case 'https':
      return checkWebAddress(link, targets);
    case 'http':
      // What is wrong with the rest of the address would stay wrong with https://.
      return (
        checkWebAddress(link.replace(/^http:/i, 'https:'), targets) ??
        'a link must be safe. Write https:// instead of http://'
      );
    case 'mailto':
      return explainMailto(link);
    case 'tel':
    case 'sms': {
      const number = link.slice(`${scheme}:`.length);
      if (/^\+\d{3,5}$/.test(number)) return `a short number has no +. Write ${scheme}:${number.slice(1)}`;
      if (/[*#]/.test(number))
        return `a link cannot dial a code with * or #. Write the code itself, without a link: \`${number}\``;
      if (!PHONE.test(number))
        return `write the number with its country code and without spaces, as in ${scheme}:+233241234567`;
      // An emergency number has three to five digits and no country code.
      return number.startsWith('+') ? explainNumber(number, (digits) => `${scheme}:+${digits}`) : null;
    }
    default:
      // A letter is the drive of a computer: C:\\prices.pdf.
      return /^(?:[a-z]|file|content|blob)$/.test(scheme)
        ? 'this opens only on your own device. Upload the file to public/reports, and write its name, as in /reports/prices.pdf'
        : `a link cannot begin with ${scheme}:. Write https://, mailto:, tel:, sms: or a page such as /booking`;
  }
}

/** A message about a link; null if it can be right. `anchors`: the ids on the page of the link. `span`: the link's public days. */
export function checkLink(
  link: string,
  targets: Targets,
  { anchors, span }: { anchors: readonly string[]; span: PublicDays },
): string | null {
  const target = link.trim();
  if (target !== link && target !== '')
    return `there is a space before or after the address that nobody sees. Write ${target}`;
  if (target === '')
    return 'this link has no address. Write its page in the round brackets, as in [Book](/booking)';
  if (target.startsWith('#')) return checkAnchor(target.slice(1), anchors, 'this page');
  // Browsers read a backslash as a slash.
  if (target.startsWith('//') || target.startsWith('/\\')) return 'write https: in front of this address';
  if (target.startsWith('/')) return checkPage(target, targets, span);
  const [, scheme] = /^([a-z][\w+.-]*):/i.exec(target) ?? [];
  if (scheme) return checkScheme(scheme.toLowerCase(), target, targets);
  if (/^[\w.+-]+@[\w-]+\.\w/.test(target))
    return `an e-mail address needs mailto: in front. Write mailto:${target}`;
  if (/^\d{3}$/.test(target)) return `a telephone number needs tel: in front. Write tel:${target}`;
  const [number] = findNumbers(target);
  if (number?.words === target)
    return number.fault ?? `a telephone number needs tel: in front. Write tel:+${number.digits}`;
  if (ownPath(target, targets.own) !== undefined) return checkWebAddress(`https://${target}`, targets);
  if (/^\d+(?:\.\d+){3}(?:[:/]|$)/.test(target)) return checkWebAddress(`https://${target}`, targets);
  if (SHOWN_SITE.test(target)) return `a web address needs https:// in front. Write https://${target}`;
  const path = `/${target.replace(/^\.*\//, '')}`;
  return `begin the link to a page with /, as in /booking.${didYouMean(path, targets.addresses)}`;
}

/** A field may need the address of another site, so the name of our own is no mistake there if the page exists. */
function checkWholeAddress(link: string, targets: Targets, span: PublicDays): string | null {
  const path = ownPath(link, targets.own);
  return explainWebAddress(link, targets.own) ?? (path === undefined ? null : checkPage(path, targets, span));
}

function remarkOnOwn(link: string, { own }: Targets): string | undefined {
  const path = ownPath(link, own);
  return (
    path &&
    `this is our own site. Where a field takes a page, write ${path}; otherwise write another site, or leave it out`
  );
}

/** The site itself leaves out such a link in a field, such as one of a menu or of a slide. */
function remarkOnUnlisted(link: string, { unlisted }: Targets): string | undefined {
  const path = link.replace(/[?#].*/, '');
  return unlisted.has(path)
    ? `the page ${path} has no entries, so it only says how to ask, and no menu and no search has it. Remove the link, or add an entry`
    : undefined;
}

export function checkLinks(content: Content): Problem[] {
  const targets = listTargets(content);
  // checkRedirects checks the addresses in content/redirects.yaml.
  const entries = content.entries.filter(({ kind }) => kind.name !== 'redirects');
  const publicDays = new Map(entries.map((entry) => [entry.file, fieldsOf<PublicDays>(entry)]));
  const filesWithLinks = [
    ...entries.map((entry) => ({ ...entry, original: entry.file })),
    // A translation is public on the same days as its original.
    ...content.translations,
  ];
  return filesWithLinks.flatMap(({ file, original, links, body }) =>
    links.flatMap(({ target, words = '', line, column, field }): Problem[] => {
      const from = { anchors: [...body.anchors, ...FOOTER_ANCHORS], span: publicDays.get(original) ?? {} };
      const isWhole = field !== '' && /^https:/i.test(target);
      const message = isWhole
        ? checkWholeAddress(target, targets, from.span)
        : checkLink(target, targets, from);
      const place = { file, line, column, field };
      if (message) return [{ ...place, message }];
      const other = explainOtherWords(words, target, targets.own.origin);
      if (other) return [{ ...place, message: other }];
      const remark =
        (isWhole && original !== SITE_FILE && remarkOnOwn(target, targets)) ||
        (field === '' && remarkOnUnlisted(target, targets)) ||
        remarkOnLink(words, target);
      return remark ? [asWarning({ ...place, message: remark })] : [];
    }),
  );
}
