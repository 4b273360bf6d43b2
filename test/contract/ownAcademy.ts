import { afterAll } from 'vitest';
import { learnersOf } from './academy.ts';
import { startPortal } from './portalServer.ts';

const portal = await startPortal({ LECTERN_ENV: 'test' }, 'academy');
afterAll(() => portal.end());

/** The real server with the real seed in a fresh database, and its people: each file of tests that imports it has one to itself. */
export const academy = { ...portal, ...learnersOf(portal) };
