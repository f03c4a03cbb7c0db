import { KINDS } from '#schemas/collections.ts';

const single: Readonly<Record<string, string>> = {
  '/': 'content/pages/home.yaml',
  '/group-health-check': 'content/forms/group-health-check.yaml',
  '/donate-form': 'content/forms/donation-request.yaml',
  '/404': 'content/pages/not-found.yaml',
};

/** Names of content files that may hold what the page at a path of this site shows, the likeliest first. */
export function listSourceFiles(path: string): string[] {
  const known = single[path];
  if (known) return [known];
  const [, folder = '', id = ''] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const kind = KINDS.find(({ route }) => route === `/${folder}/[id]`);
  if (kind) return kind.extensions.map((extension) => `${kind.path}/${id}${extension}`);
  const name = path.slice(1);
  const programme = /^donate-(.+)$/.exec(name)?.[1];
  return [
    `content/services/${name}.yaml`,
    `content/pages/${name}.yaml`,
    ...(programme ? [`content/programmes/${programme}.md`] : []),
    'content/coming.yaml',
  ];
}
