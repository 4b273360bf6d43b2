import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { academyOrigins, academyPorts, portSettings } from './academyPorts.ts';
import { journeySettings } from './startServer.ts';

/** The origins of an academy. */
export type Academy = ReturnType<typeof academyOrigins>;
interface Kept extends Academy {
  readonly child: ChildProcess;
}

// Files of one worker share it, although each has its own modules.
const place = globalThis as { lecternAcademy?: Kept | undefined };

async function start(): Promise<Kept> {
  const ports = await academyPorts({});
  const { data, program } = inject('academyProgram');
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: {
      ...process.env,
      NODE_ENV: '',
      ...portSettings(ports),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'lectern-kept-')),
      DATABASE_URL: '',
      ...journeySettings,
      ACADEMY: data,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It ends with this process, and never keeps it alive.
  child.unref();
  child.channel?.unref();
  return { child, ...academyOrigins(ports) };
}

async function begin({ child }: Kept, day: string | undefined): Promise<void> {
  child.send({ day });
  const ended = once(child, 'exit').then(() => [{ ready: false, reason: 'it ended' }]);
  const [{ ready, reason }] = (await Promise.race([once(child, 'message'), ended])) as [
    { readonly ready: boolean; readonly reason?: string },
  ];
  if (!ready) throw new Error(`The academy does not begin: ${reason}`);
}

/**
 * The academy of this worker in its first state, always at the same addresses.
 * @param day of its seed, such as 2026-11-26; by default today
 * @throws Error with the server's own words when it does not start
 */
export async function beginAcademy(day?: string): Promise<Academy> {
  if (!place.lecternAcademy) {
    // Between finding a free port and listening on it, another run may have taken it.
    for (let attempt = 1; !place.lecternAcademy; attempt += 1) {
      const kept = await start();
      try {
        await begin(kept, day);
        place.lecternAcademy = kept;
      } catch (error) {
        kept.child.kill();
        if (attempt === 3) throw error;
      }
    }
    return place.lecternAcademy;
  }
  await begin(place.lecternAcademy, day);
  return place.lecternAcademy;
}
