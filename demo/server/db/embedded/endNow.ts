import { writeSync } from 'node:fs';

/** Ends the process at once with one sentence (SRV-41), without waiting for anything: the database may never answer again. */
export function endNow(sentence: string): never {
  try {
    writeSync(2, `${sentence}\n`);
  } catch {
    // Nobody reads the error output any more.
  }
  process.exit(1);
}
