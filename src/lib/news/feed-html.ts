const own = /(<(?:a|img)\b[^>]*?\s(?:href|src)=")(?=\/(?!\/))/g;
const forStyles =
  /\s(?:class|style|data-[\w-]+|loading|decoding|fetchpriority|srcset|sizes)(?:="[^"]*")?(?=[\s/>])/g;

/**
 * HTML made for a page of this site as a feed reader needs it: links and pictures of this site written in full, and
 * nothing that only our style and script understand.
 */
export function feedHtml(html: string, site: string): string {
  return html
    .replace(/<!--.*?-->|<style\b.*?<\/style>|<script\b.*?<\/script>/gs, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(forStyles, ''))
    .replace(own, `$1${new URL(site).origin}`)
    .trim();
}
