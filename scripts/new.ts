/**
 * `npm run new -- event`: begins an event, article, person, community or role from its template. Asks for what is needed,
 * or takes it as flags, as in `npm run new -- person --id=m10 --name="Ama Boateng" --position=Nurse`.
 */
import { createInterface } from 'node:readline/promises';
import { beginEntry } from './new/begin-entry.ts';

const { stdin, stdout, argv } = process;
const lines = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : undefined;
try {
  const ask = lines && ((question: string) => lines.question(question));
  const file = await beginEntry(argv.slice(2), { root: process.cwd(), ask });
  console.log(`${file} is there. Go on writing in it; npm run check:content says whether it is right.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  lines?.close();
}
