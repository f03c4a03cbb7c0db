import postcss, { Container, type AtRule, type Root, type Rule } from 'postcss';

/** Of a page or of its scripts: all that may be a name in them. */
type Words = Pick<ReadonlySet<string>, 'has'>;

const styleElement = /(<style>)([\s\S]*?)(<\/style>)/g;
const word = /[a-z][\w-]*/gi;
const listed = new Map<string, ReadonlySet<string>>();

/** All that may be a name in a text. */
export function listWords(text: string): ReadonlySet<string> {
  const known = listed.get(text) ?? new Set(text.match(word));
  listed.set(text, known);
  return known;
}

const parsed = new Map<string, Root>();

function parse(css: string): Root {
  const known = parsed.get(css) ?? postcss.parse(css);
  parsed.set(css, known);
  return known.clone();
}

/** The names a selector cannot do without: what stands in :not(), or beside an alternative, may be missing. */
function listNeeded(selector: string): string[] {
  const certain = selector.replaceAll(
    /:not\([^)]*\)|:(?:is|where|has)\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)/g,
    '',
  );
  return Array.from(
    certain.matchAll(/[.#]([a-z][\w-]*)|\[(data-[\w-]+)/gi),
    ([, name, data]) => name ?? data ?? '',
  );
}

const needed = new Map<string, string[]>();
function neededBy(selector: string): string[] {
  const known = needed.get(selector) ?? listNeeded(selector);
  needed.set(selector, known);
  return known;
}

/** As scripts name a data attribute: data-match is dataset.match. */
const asProperty = (name: string) =>
  name.replace(/^data-/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const isNamed = (name: string, words: Words) =>
  words.has(name) || (name.startsWith('data-') && words.has(asProperty(name)));

function drop(rule: Rule, words: Words): void {
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
  const isUsed = (name: string) => isNamed(name, words);
  const used = rule.selectors.filter((selector) => neededBy(selector).every(isUsed));
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

/** Conditions that nothing is left in. A layer keeps its place in the order even so. */
function dropEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!(node instanceof Container)) continue;
    dropEmpty(node);
    if (node.nodes?.length === 0 && !(node.type === 'atrule' && node.name === 'layer')) node.remove();
  }
}

/** Custom properties that nothing reads, however they are set: names follow `var(`, or stand in HTML or scripts. */
function dropUnreadProperties(root: Root, css: string, words: Words): void {
  root.walkDecls(/^--/, (declaration) => {
    const { prop } = declaration;
    if (!words.has(prop.slice(2)) && !new RegExp(`var\\(${prop}\\b(?!-)`).test(css)) declaration.remove();
  });
}

function dropFrom(styles: readonly string[], words: Words): string[] {
  const roots = styles.map(parse);
  for (const root of roots) root.walkRules((rule) => drop(rule, words));
  const used = roots.join('');
  for (const root of roots) {
    dropUnreadProperties(root, used, words);
    dropEmpty(root);
  }
  return roots.map(String);
}

const dropped = new Map<string, string[]>();

/** Pages of one kind differ in words, but seldom in those that their styles ask for. */
function dropOnce(styles: readonly string[], words: Words): string[] {
  const text = styles.join('</style>');
  const asked = [...listWords(text)].filter((word) => isNamed(word, words));
  const key = `${asked.join(' ')}\n${text}`;
  const known = dropped.get(key) ?? dropFrom(styles, words);
  dropped.set(key, known);
  return known;
}

/**
 * The page without the style rules that nothing in it can ever match: those that need a class, an id or a data attribute
 * that neither its HTML nor `scripts`, the words of the scripts it may load, ever mentions.
 */
export function dropUnusedStyles(html: string, scripts: readonly ReadonlySet<string>[]): string {
  const own = new Set(html.replaceAll(styleElement, '').match(word));
  const words = { has: (name: string) => own.has(name) || scripts.some((each) => each.has(name)) };
  const lean = dropOnce(
    Array.from(html.matchAll(styleElement), ([, , css = '']) => css),
    words,
  );
  let index = 0;
  return html.replaceAll(
    styleElement,
    (_, start: string, __, end: string) => `${start}${lean[index++] ?? ''}${end}`,
  );
}
