import { readFileSync } from 'node:fs';

/** An example in the guide: what an editor writes in a file, and the message of the check. Without a message, `says` is ''. */
interface Step {
  task: string;
  file: string;
  text: string;
  says: string;
}

const guide = readFileSync('content/README.md', 'utf8');
const BLOCK = /^```\w+ (right|wrong) (\S+)\n([\s\S]*?)\n```(?:\n\n> (.*))?/gm;

/** The examples of each task, in the order of the guide. */
export function readSteps(): Step[] {
  // A heading in an example must not start a new task, so an invisible character hides it.
  const splittable = guide.replace(/^```[\s\S]*?^```/gm, (block) => block.replaceAll('\n## ', '\n\u200B## '));
  return splittable.split(/^## /m).flatMap((section) => {
    const task = section.slice(0, section.indexOf('\n'));
    return [...section.matchAll(BLOCK)].map(([, kind, file = '', marked = '', says = '']) => {
      const text = marked.replaceAll('\u200B', '');
      if (kind === 'wrong' && !says) throw new Error(`${task}: what the check says must follow ${text}`);
      return { task, file, text, says: kind === 'wrong' ? says : '' };
    });
  });
}

/** A part of a file: `place` is the path of its group or list in the file, such as categories.0.options. */
interface Part {
  file: string;
  place: (string | number)[];
  text: string;
}

/** The parts of files in the guide, marked `in FILE PATH`. */
export const readParts = (): Part[] =>
  [...guide.matchAll(/^```yaml in (\S+) ?(\S*)\n([\s\S]*?)\n```/gm)].map(
    ([, file = '', path = '', text = '']) => ({
      file,
      place: path
        .split('.')
        .filter(Boolean)
        .map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      text,
    }),
  );

/** The first lines of blocks that no test reads. */
export const listUnread = (): string[] =>
  Array.from(guide.matchAll(/^```(\w+.*)\n/gm), ([, head = '']) => head).filter(
    (head) => !/^\w+ (?:right|wrong|in) \S+/.test(head),
  );

/** The rows of the table of common mistakes. */
export function readMistakes(): { wrong: string; says: string; right: string }[] {
  const rows = guide.matchAll(/^\| `([^|]+)` \| ([^|]+) \| `([^|]+)` \|$/gm);
  return [...rows].map(([, wrong = '', says = '', right = '']) => ({ wrong, says, right }));
}
