/*
 * What translators, password managers and other extensions do to a page's HTML. Each function runs in the page and uses nothing
 * outside itself, because Playwright sends its text to the browser.
 */

interface Translator {
  /** Into a language from right to left, with other digits. */
  isRtl?: boolean;
  /** Also translates what the page writes later, as Chrome does. */
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
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translate(node);
  }).observe(body, { subtree: true, childList: true, characterData: true });
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
