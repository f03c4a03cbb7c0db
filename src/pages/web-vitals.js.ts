import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const library = createRequire(import.meta.url).resolve('web-vitals');

/** The web-vitals library, which fires an event for each figure. Only count-views.ts loads it, on a good connection. */
export function GET() {
  const code = readFileSync(library.replace(/[^/]+$/, 'web-vitals.iife.js'), 'utf8').replace(
    /\n?\/\/#.*\s*$/,
    '',
  );
  const tail = `for(let on of['CLS','INP','LCP'])
webVitals['on'+on](({name,value})=>dispatchEvent(new CustomEvent('vital',{detail:{name,data:{value}}})))`;
  return new Response(`${code}\n${tail}`, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
