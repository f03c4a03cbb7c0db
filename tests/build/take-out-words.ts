const RAW = /<(script|style)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;
const TAG = /<\/?[a-z][\w-]*(?:\s+[^\s=>"'/]+(?:="[^"]*"|='[^']*'|=[^\s>"']+)?)*\s*\/?>/gi;
const DATA = /^<script\b[^>]*application\/(?:ld\+)?json/;

/**
 * What is left of a built page without all that editors write: its styles and scripts, its tags, and of their attributes
 * the names and the classes. However long its words are, it stays the same but for the tags around each entry.
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
