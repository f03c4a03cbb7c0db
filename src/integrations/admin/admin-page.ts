import { adminPolicy } from '../../lib/policy.ts';
import type { Site } from '../../schemas/site.ts';
import type { FormConfig } from './form-config.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page of the forms, with a policy of its own. */
export function makeAdminPage(
  { name, repository }: Pick<Site, 'name' | 'repository'>,
  forms: FormConfig,
): string {
  const policy = adminPolicy(repository).join('; ');
  const data = JSON.stringify(forms).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${escape(policy)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="no-referrer">
    <title>Edit - ${escape(name)}</title>
    <link rel="stylesheet" href="/admin/fonts.css">
    <script type="application/json" id="forms">${data}</script>
    <script type="module" src="/admin/forms.js"></script>
  </head>
  <body>
    <noscript>
      <p>The forms need JavaScript. Without it, <a href="${escape(repository)}/tree/main/content">change the files themselves</a>.</p>
    </noscript>
  </body>
</html>
`;
}
