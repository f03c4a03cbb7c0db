const RAW = /<(script|style)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;
const TAG = /<\/?[a-z][\w-]*(?:\s+[^\s=>"'/]+(?:="[^"]*"|='[^']*'|=[^\s>"']+)?)*\s*\/?>/gi;
const DATA = /^<script\b[^>]*application\/(?:ld\+)?json/;

/**
 * A built page without the editors' text: its styles, scripts and tags, and from the attributes only names and classes. It stays
 * the same however long the text is, except for the tags around each entry.
 */
export function takeOutWords(html: string): string {
  const raw = html.match(RAW)?.filter((each) => !DATA.test(each)) ?? [];
  const tags = html.replace(RAW, '').match(TAG) ?? [];
  return [
    ...raw,
    ...tags.map((tag) => tag.replace(/\s([^\s=>"'/]+)=(?:"[^"]*"|'[^']*'|[^\s>"']+)/g, keepClass)),
  ].join('');
}

const keepClass = (pair: string, name: string) => (name === 'class' ? pair : ` ${name}`);
