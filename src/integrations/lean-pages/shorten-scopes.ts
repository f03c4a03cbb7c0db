const scope = /\bastro-[a-z\d]{8}\b/g;
const classAttribute = /( class=")([^"]*)(")/g;

/** a, b, ... z, aa, ab, ...: the shortest names, the most frequent scope first, each with the mark of a scope. */
function nameOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : nameOf(Math.floor(index / 26) - 1) + letter;
}

/**
 * The page with short names for the classes by which Astro ties a component's styles to its elements, and without those
 * that no style asks for. `_` keeps them apart from classes that people write.
 */
export function shortenScopes(html: string): string {
  const styles = Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, css = '']) => css).join('');
  const scopes = [...new Set(styles.match(scope))];
  const names = new Map(scopes.map((name, index) => [name, `_${nameOf(index)}`]));
  return html
    .replaceAll(classAttribute, (_, start: string, classes: string, end: string) => {
      const kept = classes
        .replaceAll(scope, (name) => names.get(name) ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim();
      return kept === '' ? '' : start + kept + end;
    })
    .replaceAll(
      /(<style>)([\s\S]*?)(<\/style>)/g,
      (_, start: string, css: string, end: string) =>
        start + css.replaceAll(scope, (name) => names.get(name) ?? name) + end,
    );
}
