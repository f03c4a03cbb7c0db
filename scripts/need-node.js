// Node loads this before a command's TypeScript, so that one too old for that says a sentence instead of a stack trace.
// An old Node has to read it: no new syntax, and nothing imported but what always was there.
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  console.error('The packages are not here yet. Run: npm ci');
  process.exit(1);
}
if (!process.features.typescript) {
  console.error(
    'Node ' +
      process.versions.node +
      ' cannot run this project. npm start, npm test and npm run NAME use the Node that ' +
      'npm ci brings; where it brings none, install Node 24 or newer.',
  );
  process.exit(1);
}
