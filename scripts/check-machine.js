// Runs before each file of scripts/ that package.json starts, and first in the settings of Astro and of the test runners. If the
// project cannot run here, this prints one sentence that says why, instead of a stack trace. An old Node must be able to read this
// file: no new syntax, and only imports that old versions have.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function findObstacle() {
  // Vite cannot read files whose path has one of these characters (vite.dev/guide/troubleshooting).
  if (/[#?%]/.test(root))
    return 'The build cannot read files below a folder with #, ? or % in its name: ' + root;
  if (!existsSync(root + 'node_modules')) return 'The packages are not here yet. Run: npm ci';
  if (!process.features.typescript)
    return (
      'Node ' +
      process.versions.node +
      ' cannot run this project. npm start, npm test and npm run NAME use the Node that npm ci installs. ' +
      'If npm ci installs none on this computer, install Node 24 or newer.'
    );
}

const obstacle = findObstacle();
if (obstacle) {
  console.error(obstacle);
  process.exit(1);
}
