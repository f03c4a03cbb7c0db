/*
 * What translators, password managers and other extensions do to a page's HTML. Each function runs in the page and uses nothing
 * outside itself, because Playwright sends its text to the browser.
 */

interface Translator {
  /** Into a language from right to left, with other digits. */
  isRtl?: boolean;
  /** Also translates what the page writes later, until another translator begins or `data-translator` goes. */
  goesOn?: boolean;
}

/**
 * Like Chrome, replaces each text node by <font> elements, and marks <html>. Every word becomes another word, longer by half. The
 * attribute `data-from` has the original text, for readWords().
 */
export function translateHtml({ isRtl = false, goesOn = false }: Translator = {}): void {
  const letters = isRtl ? 'אבגדהוזחטיכלמנסעפצקרשת' : 'абвгдежзиклмнопрстуф';
  const translateWord = (word: string) =>
    Array.from({ length: Math.ceil(word.length * 1.5) }, (_, index) => {
      const code = word.charCodeAt(index % word.length);
      return letters.charAt((code + index) % letters.length);
    }).join('');
  const translateText = (text: string) => {
    const words = text.replace(/\p{L}+/gu, translateWord);
    return isRtl ? words.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : words;
  };
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [root];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!(text instanceof Text) || !text.data.trim()) continue;
      if (text.parentElement?.closest('script, style, noscript, textarea, svg, font, [translate=no]'))
        continue;
      const font = document.createElement('font');
      const inner = document.createElement('font');
      font.style.verticalAlign = 'inherit';
      font.dataset['from'] = text.data;
      inner.append(translateText(text.data));
      font.append(inner);
      text.replaceWith(font);
    }
  };
  const { documentElement, body } = document;
  documentElement.lang = isRtl ? 'he' : 'ru';
  documentElement.classList.add(isRtl ? 'translated-rtl' : 'translated-ltr');
  if (isRtl) documentElement.dir = 'rtl';
  translate(body);
  if (!goesOn) return;
  const me = String(Math.random());
  documentElement.dataset['translator'] = me;
  const observer = new MutationObserver((records) => {
    if (documentElement.dataset['translator'] !== me) return observer.disconnect();
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translate(node);
  });
  observer.observe(body, { subtree: true, childList: true, characterData: true });
}

/** Like Chrome's "Show original". */
export function showOriginal(): void {
  document.documentElement.className = '';
  delete document.documentElement.dataset['translator'];
  for (const font of document.querySelectorAll<HTMLElement>('font[data-from]'))
    font.replaceWith(font.dataset['from'] ?? '');
}

/**
 * Like Firefox: writes other words into the text nodes. In a sentence with elements, their order changes, and a text node goes.
 * Marks each text with ‹›.
 */
export function translateInPlace({ goesOn = false }: Translator = {}): void {
  const marked = (text: string) => (text.trim() && !text.includes('‹') ? `‹${text}›` : text);
  const isInline = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') && [...element.children].every(isInline);
  const translate = (element: Element) => {
    if (element.matches('script, style, noscript, textarea, select, svg, [translate=no]')) return;
    const nodes = [...element.childNodes];
    const texts = nodes.filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
    for (const text of texts) text.data = marked(text.data);
    const isSentence = texts.length > 0 && nodes.length > 1 && [...element.children].every(isInline);
    if (isSentence && !('sentence' in (element as HTMLElement).dataset)) {
      (element as HTMLElement).dataset['sentence'] = '';
      const [first, ...others] = texts;
      const last = others.pop();
      for (const node of nodes) node.remove();
      if (first && last) first.data = marked(`${first.data} ${last.data}`.replace(/[‹›]/g, ''));
      for (const node of nodes.reverse()) if (node !== last && node.nodeType !== 8) element.append(node);
    }
    for (const child of element.children) translate(child);
  };
  const { documentElement, body } = document;
  documentElement.lang = 'ru';
  translate(body);
  if (!goesOn) return;
  const me = String(Math.random());
  documentElement.dataset['translator'] = me;
  const observer = new MutationObserver((records) => {
    if (documentElement.dataset['translator'] !== me) return observer.disconnect();
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element?.isConnected) translate(element);
      }
    // It does not translate its own words.
    observer.takeRecords();
  });
  observer.observe(body, { subtree: true, childList: true, characterData: true });
}

/** Like a password manager or a spelling checker: adds an icon after each field, before each button and first in each form. */
export function addIcons(): void {
  const makeIcon = () => {
    const icon = document.createElement('div');
    icon.append(document.createElement('span'));
    return icon;
  };
  for (const field of document.querySelectorAll('input:not([type=hidden], [type=checkbox]), textarea')) {
    field.setAttribute('data-com.bitwarden.browser.user-edited', 'yes');
    field.after(makeIcon());
  }
  for (const form of document.querySelectorAll('form')) form.prepend(makeIcon());
  for (const button of document.querySelectorAll('button')) button.before(makeIcon());
}

/** Like Dark Reader: adds styles and marks to every element. */
export function darken(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
    element.dataset['darkreaderInlineColor'] = '';
  }
}

/** Like Edge's translator and Opera Mini: marks every element, and changes texts in attributes. */
export function changeAttributes(): void {
  for (const element of document.body.querySelectorAll('*')) {
    element.setAttribute('_msttexthash', '12345');
    for (const name of ['title', 'placeholder', 'aria-label', 'alt']) {
      const text = element.getAttribute(name);
      if (text) element.setAttribute(name, `ж ${text}`);
    }
  }
}

/** The texts inside `main`, as the site wrote them: before any translation. */
export function readWords(): string[] {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body);
  const words: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const from = node instanceof HTMLElement ? node.dataset['from'] : undefined;
    const isOwnText =
      node instanceof Text && !node.parentElement?.closest('font, script, style, noscript, textarea');
    const text = (from ?? (isOwnText ? node.data : '')).trim();
    if (text) words.push(text);
  }
  return words;
}
