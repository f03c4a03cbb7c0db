// A stand-in of GitHub for the forms at /admin: the part of its interface that they use, before a real git repository.
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, type Listening } from '../../../scripts/lib/listen.ts';
import { answerQuery, type Query } from './answer-query.ts';
import type { GitRepository } from './git-repository.ts';

interface PullRequest {
  title: string;
  /** The branch that asks to be merged. */
  head: string;
  base: string;
  draft: boolean;
}

interface GitHost extends Listening {
  pullRequests: PullRequest[];
  /** What was asked and is not known here; a test that is right leaves it empty. */
  unknown: string[];
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

function answerRest(repository: GitRepository, host: GitHost, request: string, body: string): unknown {
  const [, tree] = /^GET \S+\/git\/trees\/(\w+)/.exec(request) ?? [];
  if (tree) {
    const lines = repository.git('ls-tree', '-r', '-l', tree).split('\n');
    const files = lines.map((line) => /^\d+ blob (\w+) +(\d+)\t(.*)$/.exec(line) ?? []);
    return { tree: files.map(([, sha, size, path]) => ({ type: 'blob', sha, size: Number(size), path })) };
  }
  if (/^GET \S+\/user$/.test(request))
    return { id: 1, login: 'esi', name: 'Esi Editor', avatar_url: '', html_url: '' };
  if (/^GET \S+\/collaborators\/esi/.test(request)) return {};
  if (/^POST \S+\/pulls$/.test(request)) {
    const asked = JSON.parse(body) as PullRequest;
    host.pullRequests.push(asked);
    const number = host.pullRequests.length;
    return {
      number,
      node_id: String(number),
      title: asked.title,
      html_url: '',
      head: { sha: repository.headOf(asked.head) },
      created_at: new Date(),
      updated_at: new Date(),
    };
  }
  if (/^POST \S+\/labels$/.test(request)) return [];
  host.unknown.push(`${request} ${body.slice(0, 200)}`);
  return undefined;
}

/** Starts the stand-in at a free port of this computer. Any token signs in. */
export async function startGitHost(repository: GitRepository): Promise<GitHost> {
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const body = await text(request);
    const path = request.url ?? '';
    if (path.endsWith('/graphql')) return { data: answerQuery(repository, JSON.parse(body) as Query) };
    return answerRest(repository, host, `${request.method ?? ''} ${path.split('?')[0] ?? ''}`, body);
  };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    answer(request)
      .catch((error: unknown) => ({ errors: [{ message: String(error) }] }))
      .then((value) => {
        response.writeHead(value === undefined ? 404 : 200, { ...CORS, 'content-type': 'application/json' });
        response.end(JSON.stringify(value ?? { message: 'Not Found' }));
      })
      .catch(() => response.destroy());
  });
  const host: GitHost = { ...(await listen(server, 0)), pullRequests: [], unknown: [] };
  return host;
}
