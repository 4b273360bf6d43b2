// One target in a process of its own: `node scripts/build/run.mjs embed`.
import { runTarget } from './targets.mjs';

await runTarget(process.argv[2]);
