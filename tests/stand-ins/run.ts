// The stand-ins alone, for work with `astro dev`: node tests/stand-ins/run.ts
import { startStandIns } from './start-stand-ins.ts';

const { origin } = await startStandIns({ port: 4322 });
console.log(`Stand-ins: ${origin}`);
