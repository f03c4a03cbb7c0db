const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A piece of HTML without markup as the text it stands for: numbered entities, and the five that pages here use. */
export function decodeEntities(html: string): string {
  return html.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi,
    (all, decimal?: string, hex?: string, name?: string) => {
      if (decimal || hex)
        return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
      return named[name?.toLowerCase() ?? ''] ?? all;
    },
  );
}
