import { Features, transform } from 'lightningcss';
import { DomUtils } from 'htmlparser2';
import postcss, { type ChildNode, type Container, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { styleFloor } from '#lib/browser-floor.ts';
import { findAll, findOnly, makeTreeElement, readText, type Document } from '#lib/page/html-tree.ts';

/**
 * The rules of a style sheet in the order of its layers, without `@layer`: browsers before 2022 ignore a layer and all its rules.
 * Rules outside any layer come last, because they win over all layers.
 */
export function flattenLayers(css: string): string {
  const layers = new Map<string, ChildNode[]>();
  const others: ChildNode[] = [];
  for (const node of postcss.parse(css).nodes) {
    if (node.type !== 'atrule' || node.name !== 'layer') others.push(node);
    else if (node.nodes) layers.set(node.params, [...(layers.get(node.params) ?? []), ...node.nodes]);
    // A rule such as `@layer a, b;` only sets the order.
    else for (const name of node.params.split(/\s*,\s*/)) layers.set(name, layers.get(name) ?? []);
  }
  return [...layers.values(), others].flat().join('\n');
}

/** Writes `*` before a bare pseudo-class or pseudo-element. Without `*`, PurgeCSS would remove the rule. `:root` needs no `*`. */
function addUniversalSelectors(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(/(^|[\s>+~,])(?=::?(?!root)[a-z])/g, '$1*');
  });
  return root.toString();
}

/** Chrome supports `margin-block` only since 87, and lightningcss does not split values with a variable. */
function splitShorthands(root: Root): void {
  root.walkDecls(/^(margin|padding|border)-(block|inline)$/, (declaration) => {
    const { prop, value } = declaration;
    // The value of a border (width, style and colour) counts for both sides.
    const [start = '', end = start] = prop.startsWith('border') ? [value] : postcss.list.space(value);
    declaration.replaceWith(
      declaration.clone({ prop: `${prop}-start`, value: start }),
      declaration.clone({ prop: `${prop}-end`, value: end }),
    );
  });
}

/** Whether a selector, or its last part, narrows the selector `wider`: `main > .stack[data-gap]` narrows `.stack`. */
function isNarrower(selector: string, wider: string): boolean {
  const part = selector.startsWith(wider) ? selector : selector.slice(selector.search(/[^\s>+~]+$/));
  // `.stacked` is another class, and `.stack > p` another element.
  return part.startsWith(wider) && !/^[\w-]|[\s>+~]/.test(part.slice(wider.length));
}

/** The margins that replace the gap of a row, a column or several rows; `part` goes after the selector of the flex box. */
function listGapMargins(values: Map<string, string>): [part: string, margin: string][] {
  const [rowGap = '', columnGap = rowGap] = postcss.list.space(values.get('gap') ?? '');
  if (values.get('flex-direction') === 'column') return [['> * + *', `margin-block-start: ${rowGap}`]];
  if (values.get('flex-wrap') !== 'wrap') return [['> * + *', `margin-inline-start: ${columnGap}`]];
  // The first item of a second row must not be indented.
  return [
    ['> *', `margin: calc(${rowGap} / 2) 0`],
    ['> *:not(:last-child)', `margin-inline-end: ${columnGap}`],
  ];
}

/**
 * Browsers before 2021 ignore `gap` in a flex box, and names would run into prices. In these browsers, margins replace the gap.
 * `@supports` recognises the browsers, because they do not know `inset` either. The rules for margins come first, so that an item's
 * own margin wins. A rule without `display` counts too if its selector narrows the selector of an earlier flex rule.
 */
function addMarginsForGap(root: Root): void {
  // The selectors of the new rules, by place (the root or an at-rule) and by style.
  const margins = new Map<Container, Map<string, string[]>>();
  const addMargin = (place: Container, selector: string, style: string) => {
    const selectorsByStyle = margins.get(place) ?? new Map<string, string[]>();
    const selectors = selectorsByStyle.get(style) ?? [];
    selectorsByStyle.set(style, [...selectors, selector]);
    margins.set(place, selectorsByStyle);
  };
  const flexRules: { selector: string; values: Map<string, string> }[] = [];
  const islandRules: Rule[] = [];
  root.walkRules((rule) => {
    if (rule.selectors.includes('astro-island')) islandRules.push(rule);
    const { parent = root } = rule;
    const declared = new Map<string, string>();
    rule.each((node) => {
      if (node.type === 'decl') declared.set(node.prop, node.value);
    });
    for (const selector of rule.selectors) {
      const earlier = declared.has('display')
        ? undefined
        : flexRules.findLast((flex) => isNarrower(selector, flex.selector))?.values;
      const values = new Map([...(earlier ?? []), ...declared]);
      if (!/^(inline-)?flex$/.test(values.get('display') ?? '')) continue;
      if (declared.has('display')) flexRules.push({ selector, values });
      if (!declared.has('gap')) continue;
      // A column that becomes a row must lose the margins of the column.
      const isTurned = earlier?.get('flex-direction') === 'column' && declared.has('flex-direction');
      if (isTurned) addMargin(parent, `${selector} > *`, 'margin-block-start: 0');
      for (const [part, margin] of listGapMargins(values)) addMargin(parent, `${selector} ${part}`, margin);
    }
  });
  // An element without a box takes no margin, so islands get a box.
  if (margins.has(root) && islandRules.length > 0) addMargin(root, 'astro-island', 'display: block');
  for (const [place, selectorsByStyle] of margins) {
    const rules = Array.from(
      selectorsByStyle,
      ([style, selectors]) => `${selectors.join()} { ${style} }`,
    ).join(' ');
    place.prepend(`@supports not (inset: 0) { ${rules} }`);
  }
  // Astro's `display: contents` must come before our `display: block`.
  root.prepend(...islandRules);
}

/**
 * Rewrites a style for the oldest browsers that get the whole design. Throws for `:where()` and `:is()`: Chrome supports them only
 * since 88, and no tool can rewrite all of them exactly.
 */
export function lowerStyle(css: string): string {
  const root = postcss.parse(css);
  root.walkRules(/:(where|is)\(/, ({ selector }) => {
    throw new Error(`old browsers ignore the rule for "${selector}": write it without :is() and :where()`);
  });
  addMarginsForGap(root);
  splitShorthands(root);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(root.toString()),
    minify: true,
    targets: styleFloor,
    // We do not use light-dark(). We write by hand the few prefixes that these browsers need.
    exclude: Features.LightDark | Features.VendorPrefixes,
  });
  return code.toString();
}

/** Every word that may be a class, an id or an attribute; `dataset.isOpen` means `data-is-open`. */
function listPossibleNames(text: string): string[] {
  const properties = Array.from(text.matchAll(/\bdataset\.(\w+)/g), ([, name = '']) => name);
  const attributes = properties.map(
    (name) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return [...(text.match(/[\w-]+/g) ?? []), ...attributes];
}

/** Visible text, `meta` elements and JSON never contain the name of a class. */
function listMarkup(page: Document): string[] {
  return findAll('*', page).flatMap(({ name, attribs, children }) => {
    if (name === 'meta') return [];
    const isCode = name === 'script' && !attribs['type']?.endsWith('json');
    return [name, ...Object.entries(attribs).flat(), isCode ? DomUtils.textContent(children) : ''];
  });
}

function removeStyles(page: Document): string {
  const styles = findAll('style', page);
  for (const style of styles) DomUtils.removeElement(style);
  return styles.map(readText).join('\n');
}

/** The rules that use only these names (separated by spaces), rewritten so that old browsers understand them too. */
async function purgeStyle(css: string, names: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: names, extension: 'html' }],
    css: [{ raw: addUniversalSelectors(flattenLayers(css)) }],
    defaultExtractor: (text) => text.split(' '),
    keyframes: true,
    variables: true,
  });
  return lowerStyle(purged?.css ?? '');
}

/** Returns a function that gives a page one style element, with only the rules that the page or its `scripts` can match. */
export function createStyleOptimiser(): (page: Document, scripts: readonly string[]) => Promise<void> {
  const styleByUse = new Map<string, string>();
  // Many pages have the same styles and scripts.
  const namesByText = new Map<string, ReadonlySet<string>>();
  const namesOf = (text: string) => {
    const names = namesByText.get(text) ?? new Set(listPossibleNames(text));
    namesByText.set(text, names);
    return names;
  };
  return async (page, scripts) => {
    const css = removeStyles(page);
    const sources = [new Set(listPossibleNames(listMarkup(page).join(' '))), ...scripts.map(namesOf)];
    const used = [...namesOf(css)].filter((name) => sources.some((names) => names.has(name))).join(' ');
    const style = styleByUse.get(css + used) ?? (await purgeStyle(css, used));
    styleByUse.set(css + used, style);
    const head = findOnly('head', ({ name }) => name === 'head', page);
    DomUtils.appendChild(head, makeTreeElement('style', {}, style));
  };
}
