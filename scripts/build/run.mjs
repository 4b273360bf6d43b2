// One target in a process of its own: `node scripts/build/run.mjs embed`.
import { runTarget } from './targets.mjs';

try {
  await runTarget(process.argv[2]);
} catch (error) {
  // The tools hang whole module lists on their errors; what helps is the sentence and the place.
  console.error([error.message, error.frame, error.frame ? undefined : error.stack].filter(Boolean).join('\n'));
  process.exit(1);
}
