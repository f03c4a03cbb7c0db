import { drawImports } from './draw-imports.ts';
import { listLicences } from './list-licences.ts';
import { listSettings } from './list-settings.ts';

/** The documents of which a part is drawn from the code, and what draws it. `root` is the folder of the project. */
export const documents = [
  { file: 'docs/architecture.md', part: 'imports', draw: drawImports },
  { file: 'docs/operations.md', part: 'settings', draw: listSettings },
  { file: 'docs/licences.md', part: 'licences', draw: listLicences },
] as const satisfies { file: string; part: string; draw: (root: string) => string }[];
