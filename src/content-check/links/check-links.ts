import { formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { findGap, type Span } from '#lib/publish/public-days.ts';
import { explainNumber } from '#schemas/address.ts';
import type { Content } from '../content.ts';
import { didYouMean, nearest } from '../fields/did-you-mean.ts';
import type { Problem } from '../problem.ts';
import { listTargets, EVERYWHERE, type Targets } from './list-targets.ts';

const phone = /^(?:\+[1-9]\d{6,14}|\d{3})$/;
const email = /^[^\s@?]+@[^\s@?]+\.[a-z]{2,}(?:\?.*)?$/i;

/** A link to a page that is not public as long as the link is. */
function checkSpan(path: string, span: Span, targets: Targets): string | null {
  const target = targets.spanOf(path);
  const gap = findGap(span, target, readBuildTime());
  if (gap === 'before')
    return `the page ${path} is not public before ${formatDate(target.publishFrom ?? '')}. Link to it from that day on, or give this entry the same publishFrom`;
  if (gap === 'after' && !targets.moved.has(path))
    return `the page ${path} is public until ${formatDate(target.publishUntil ?? '')}, and then this link leads nowhere. Give this entry the same publishUntil, or say in content/redirects.yaml where its address leads then`;
  return null;
}

function checkPage(link: string, targets: Targets, span: Span): string | null {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? [];
  if (targets.hidden.has(path))
    return `the page ${path} is hidden, so nobody can open it. Link to another page, or show it`;
  const moved = targets.moved.get(path);
  if (moved !== undefined && !targets.addresses.has(path))
    return moved === null
      ? `the page ${path} is gone, as content/redirects.yaml says. Remove the link, or write another page`
      : `the page ${path} has moved. Write ${moved}`;
  if (!targets.addresses.has(path)) {
    if (targets.open.some((start) => path.startsWith(start))) return null;
    const bare = path.replace(/(?:\.html|\/)+$/, '') || '/';
    const better = [bare, bare.toLowerCase()].find((address) => targets.addresses.has(address));
    const near = better ?? nearest(path, targets.addresses);
    return `there is no page ${path}.${near ? ` Did you mean "${near}"?` : ' Open the page on the site and copy what stands after its name'}`;
  }
  const gap = checkSpan(path, span, targets);
  if (gap !== null || anchor === undefined) return gap;
  return checkAnchor(anchor, targets.anchorsOf(path), `the page ${path}`);
}

function checkAnchor(anchor: string, anchors: readonly string[] | undefined, where: string): string | null {
  if (!anchors || anchor === '' || anchors.includes(anchor)) return null;
  const help = didYouMean(anchor, anchors) || (anchors.length > 0 ? ` There are: ${anchors.join(', ')}` : '');
  return `there is no #${anchor} on ${where}.${help || ' Remove what begins with #'}`;
}

/** Three digits are an emergency number, which has no country code. */
const checkNumber = (number: string, scheme: string) =>
  number.startsWith('+') ? explainNumber(number, (digits) => `${scheme}:+${digits}`) : null;

function checkScheme(link: string, targets: Targets): string | null {
  const scheme = /^([a-z][\w+.-]*):/i.exec(link)?.[1]?.toLowerCase();
  switch (scheme) {
    case 'https':
      if (!URL.canParse(link) || !/^https:\/\/[^/\s]\S*$/i.test(link))
        return 'this is no web address. Write it as in https://example.org/page';
      if (new URL(link).origin === targets.origin)
        return `this leads to our own site. Write only what comes after its name: ${new URL(link).pathname}`;
      return null;
    case 'http':
      return `a link must be safe. Write https:// instead of http://`;
    case 'mailto':
      return email.test(link.slice(7))
        ? null
        : 'this is no e-mail address. Write it as in mailto:care@example.org';
    case 'tel':
    case 'sms':
      return phone.test(link.slice(4))
        ? checkNumber(link.slice(4), scheme)
        : `write the number with its country code and without spaces, as in ${scheme}:+233241234567`;
    case undefined:
      return null;
    default:
      return `a link cannot begin with ${scheme}:. Write https://, mailto:, tel:, sms: or a page such as /booking`;
  }
}

/** What is wrong with a link in an entry; null when it leads somewhere. `anchors` are the ids in the same text, `span` says when it is public. */
export function checkLink(
  link: string,
  targets: Targets,
  { anchors, span }: { anchors: readonly string[]; span: Span },
): string | null {
  const target = link.trim();
  if (target === '')
    return 'this link leads nowhere. Write its page in the round brackets, as in [Book](/booking)';
  if (target.startsWith('#')) return checkAnchor(target.slice(1), anchors, 'this page');
  if (target.startsWith('//') || target.startsWith('/\\')) return 'write https: in front of this address';
  if (target.startsWith('/')) return checkPage(target, targets, span);
  if (/^[a-z][\w+.-]*:/i.test(target)) return checkScheme(target, targets);
  if (/^[\w.+-]+@[\w-]+\.\w/.test(target))
    return `an e-mail address needs mailto: in front. Write mailto:${target}`;
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|gh|io)\b)/i.test(target))
    return `a web address needs https:// in front. Write https://${target}`;
  return `begin the link to a page with /, as in /booking.${didYouMean(`/${target.replace(/^\.*\//, '')}`, targets.addresses)}`;
}

/** Links in fields and texts, those of translations among them, that lead nowhere. */
export function checkLinks(content: Content): Problem[] {
  const targets = listTargets(content);
  // Old addresses have no page, and checkRedirects says more of where they lead.
  const entries = content.entries.filter(({ kind }) => kind.name !== 'redirects');
  const spans = new Map(entries.map(({ file, value }) => [file, (value ?? {}) as Span]));
  const texts = [
    ...entries.map((entry) => ({ ...entry, original: entry.file })),
    // They are public as long as what they translate.
    ...content.translations,
  ];
  return texts.flatMap(({ file, original, links, body }) =>
    links.flatMap(({ target, line, column, field }) => {
      const from = { anchors: [...body.anchors, ...EVERYWHERE], span: spans.get(original) ?? {} };
      const message = checkLink(target, targets, from);
      return message ? [{ file, line, column, field, message }] : [];
    }),
  );
}
