import type { Body, Mention } from './body/read-body.ts';
import type { Kind } from './kind.ts';
import type { Finding, Position } from './problem.ts';

/** One file of content/ that has been read. */
export interface Entry {
  file: string;
  kind: Kind;
  /** Within its kind; '' for a single file. */
  id: string;
  /** As it was written. */
  data: unknown;
  /** What the schema makes of it; undefined while it has mistakes. */
  value: unknown;
  findings: Finding[];
  body: Body;
  /** The words below the header block, and the line on which they begin. */
  text: string;
  textLine: number;
  /** Of its fields and its text. */
  links: Mention[];
  pictures: Mention[];
  locate(path: readonly PropertyKey[], part?: 'key' | 'value'): Position;
  /** What follows a # behind a field. */
  remarkAt(path: readonly PropertyKey[]): string | undefined;
}
