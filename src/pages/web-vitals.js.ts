import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const mainFile = createRequire(import.meta.url).resolve('web-vitals');

/** The web-vitals library, and code that fires the event `vital` for each Core Web Vital. Only count-views.ts loads them. */
export function GET() {
  // The version without `import` and `export` is beside the main file.
  const file = mainFile.replace(/[^/]+$/, 'web-vitals.iife.js');
  // The last line of this version names a source map that we do not publish.
  const code = readFileSync(file, 'utf8').replace(/\n?\/\/#.*\s*$/, '');
  const listeners = `for(let id of['CLS','INP','LCP'])
webVitals['on'+id](({name,value})=>dispatchEvent(new CustomEvent('vital',{detail:{name,data:{value}}})))`;
  return new Response(`${code}\n${listeners}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
