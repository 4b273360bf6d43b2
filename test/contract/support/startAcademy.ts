import { afterAll } from 'vitest';
import { learnersOf } from './academy.ts';
import { startPortal } from './portalServer.ts';

/**
 * Starts the real server with the real seed in a fresh database for one file of tests, with its people; it stops at the end of the file.
 */
export async function startAcademy() {
  const portal = await startPortal({ LECTERN_ENV: 'test' }, 'academy');
  afterAll(() => portal.end());
  return { ...portal, ...learnersOf(portal) };
}
