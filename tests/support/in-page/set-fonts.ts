interface Face {
  family: string;
  weight: number;
  address: string;
}

/**
 * Runs in the page. Shows all its text in these font families. A script loads the font files, because the page's Content Security
 * Policy allows a script to do so. A style with `@font-face` would need an exception.
 */
export async function setFonts({ faces, isSpaced }: { faces: Face[]; isSpaced: boolean }): Promise<void> {
  const present = new Set([...document.fonts].map(({ family, weight }) => `${family} ${weight}`));
  const loading = faces
    .filter(({ family, weight }) => !present.has(`${family} ${weight}`))
    .map(async ({ family, weight, address }) => {
      const file = await (await fetch(address)).arrayBuffer();
      document.fonts.add(await new FontFace(family, file, { weight: `${weight}` }).load());
    });
  await Promise.all(loading);
  const families = [...new Set(faces.map(({ family }) => family))];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { font-family: ${families.join(', ')} !important }`);
  if (isSpaced) {
    sheet.insertRule(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    sheet.insertRule('p { margin-block-end: 2em !important }');
  }
  document.adoptedStyleSheets = [sheet];
}
