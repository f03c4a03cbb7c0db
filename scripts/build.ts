/**
 * `npm run build`: builds the site into the folder that OUT_DIR names, by default dist/. The folder changes only when the whole
 * site is ready.
 */
import { buildSite } from './build/build-site.ts';
import { runCommand, whenStopped } from './lib/run-command.ts';

await runCommand(async () => {
  // Astro writes to a pipe. Without FORCE_COLOR, it would leave out the colours.
  const environment = process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {};
  await buildSite({
    root: process.cwd(),
    outDir: process.env['OUT_DIR'] || 'dist',
    environment,
    signal: whenStopped(),
    onOutput: (chunk) => void process.stdout.write(chunk),
  });
});
