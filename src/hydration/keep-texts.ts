/**
 * Translators replace text nodes by <font> elements. React goes on using the text nodes that it knows: a removed one would keep its
 * old words on the page for ever, and removing it again would stop the island. So this puts each text node back, empty, before its
 * translation. When React writes new words into the node, the old translation goes, and a translator that watches the page sees
 * the new words. Slots need none of this, because React does not know what is in them.
 */
export function keepTexts(island: Element): void {
  const translations = new Map<Text, { font: Element; words: string }>();

  const findTranslation = ({ target, addedNodes, previousSibling, nextSibling }: MutationRecord) =>
    [...addedNodes, previousSibling, nextSibling].find(
      (node): node is Element =>
        node?.nodeName === 'FONT' &&
        node.parentNode === target &&
        ![...translations.values()].some(({ font }) => font === node),
    );

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if ((record.target as Element).closest?.('astro-slot, font')) continue;
      for (const text of record.removedNodes) {
        if (!(text instanceof Text) || text.parentNode || !text.data.trim()) continue;
        const font = findTranslation(record);
        if (!font) continue;
        // React wrote new words, and the translator has translated them already.
        translations.get(text)?.font.remove();
        translations.set(text, { font, words: text.data });
        text.data = '';
        font.before(text);
      }
    }
    for (const [text, { font, words }] of translations) {
      // React has written new words, or the text is gone, or the translator shows the original words again.
      const isGone = !text.parentNode;
      if (!isGone && !text.data && font.isConnected) continue;
      translations.delete(text);
      if (isGone) font.remove();
      else if (text.data) font.replaceWith(text);
      else {
        // The original words may have come back in another text node.
        const { nextSibling } = text;
        if (nextSibling instanceof Text && nextSibling.data === words) nextSibling.remove();
        text.data = words;
      }
    }
  });
  observer.observe(island, { subtree: true, childList: true, characterData: true });
}
