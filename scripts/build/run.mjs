// Builds one target in a separate process: `node scripts/build/run.mjs embed`.
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// At the same depth as `dist`, so that source maps lead to the sources from there too.
const stage = fileURLToPath(new URL(`../../.stage-${process.pid}`, import.meta.url));
mkdirSync(stage, { recursive: true });
process.env.LECTERN_STAGE = stage;
process.on('exit', () => rmSync(stage, { recursive: true, force: true }));

try {
  const { runTarget } = await import('./targets.mjs');
  await runTarget(process.argv[2]);
} catch (error) {
  // The tools attach whole module lists to their errors; only the message and the place help.
  console.error([error.message, error.frame, error.frame ? undefined : error.stack].filter(Boolean).join('\n'));
  process.exit(1);
}
