const RAW = /<(script|style)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;
const TAG = /<\/?[a-z][\w-]*(?:\s+[^\s=>"'/]+(?:="[^"]*"|='[^']*'|=[^\s>"']+)?)*\s*\/?>/gi;
const DATA = /^<script\b[^>]*application\/(?:ld\+)?json/;

/**
 * The styles, scripts and tags of a built page, without the editors' text. Of the attributes, only the names and the value of
 * `class` stay. A longer text does not change the result. A further entry adds its tags to the result.
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
