// The stand-ins alone, for work with `astro dev`: node tests/stand-ins/run.ts
import { startStandIns } from './start-stand-ins.ts';

const { origin } = await startStandIns({ port: Number(process.env['STAND_INS_PORT'] ?? 4322) });
console.log(`Stand-ins: ${origin}`);
