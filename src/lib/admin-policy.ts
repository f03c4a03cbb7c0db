/**
 * The policy of the forms at /admin, as directives: requests go to the project's host only. The forms write styles as they
 * go, so inline styles are allowed there, and nowhere else on the site.
 */
export function adminPolicy(repository: string): string[] {
  const { origin, hostname } = new URL(repository);
  const [project, faces] =
    hostname === 'github.com'
      ? ['https://api.github.com', 'https://avatars.githubusercontent.com']
      : [origin, origin];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data: ${faces}`,
    `connect-src 'self' blob: data: ${project}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ];
}
