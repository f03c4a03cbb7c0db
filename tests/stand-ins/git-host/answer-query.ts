import type { FileChanges, GitRepository } from './git-repository.ts';

export interface Query {
  query: string;
  variables?: { branch?: string; input?: CommitInput | BranchInput };
}
interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: FileChanges;
  message: { headline: string };
}

interface BranchInput {
  name: string;
  oid: string;
}

const WHEN = '2026-11-21T08:00:00Z';
const author = { name: 'Esi Editor', email: 'esi@hopehealth.example', user: { id: 1, login: 'esi' } };

function commit(repository: GitRepository, query: string, input: CommitInput) {
  const { branchName } = input.branch;
  if (repository.headOf(branchName) !== input.expectedHeadOid) throw new Error('The branch has moved');
  const oid = repository.change(branchName, input.fileChanges, input.message.headline);
  const files = [...query.matchAll(/(file_\d+): file\(path: ("[^"]*")\)/g)].map(
    ([, alias = '', path = '""']) => [
      alias,
      { oid: repository.git('rev-parse', `${oid}:${JSON.parse(path) as string}`) },
    ],
  );
  return { createCommitOnBranch: { commit: { oid, committedDate: WHEN, ...Object.fromEntries(files) } } };
}

/** Answers the few questions of GraphQL that the forms put to GitHub; each is known by its words. */
export function answerQuery(repository: GitRepository, { query, variables = {} }: Query): object {
  const { branch = 'main', input } = variables;
  if (input && 'oid' in input) {
    repository.git('update-ref', input.name, input.oid);
    return { createRef: { ref: { name: input.name } } };
  }
  if (input) return commit(repository, query, input);
  if (query.includes('fork:'))
    return { fork: { id: '1' }, base: { ref: { target: { oid: repository.headOf(branch) } } } };
  if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } };
  if (query.includes('pullRequests(')) return { repository: { pullRequests: { totalCount: 0, nodes: [] } } };
  const history = { nodes: [{ oid: repository.headOf(branch), author, committedDate: WHEN }] };
  const commits = [...query.matchAll(/(\w+_\d+):\s*ref\(/g)].map(([, alias]) => [
    alias,
    { target: { history } },
  ]);
  if (commits.length > 0) return { repository: Object.fromEntries(commits) as object };
  const asked = [...query.matchAll(/(\w+_\d+):\s*object\((?:oid|expression): ("[^"]*")/g)];
  if (asked.length > 0) {
    const objects = asked.map(([, , object = '""']) => JSON.parse(object) as string);
    const texts = repository.readAll(objects);
    const blobs = asked.map(([, alias], index) => [
      alias,
      {
        oid: objects[index],
        byteSize: texts[index]?.length,
        isBinary: false,
        isTruncated: false,
        text: texts[index],
      },
    ]);
    return { repository: Object.fromEntries(blobs) as object };
  }
  const message = repository.git('log', '-1', '--format=%s', branch);
  return {
    repository: { ref: { target: { history: { nodes: [{ oid: repository.headOf(branch), message }] } } } },
  };
}
