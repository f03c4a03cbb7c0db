/**
 * The styles of browsers without script, a file of its own (layouts/Page.astro): nobody else pays for them. Before 2023 browsers cannot
 * say in a style that they have none.
 */
const css = `.needs-script {
  display: none !important;
}

.without-script {
  display: block !important;
}
`;

export const GET = () => new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8' } });
