// A page in a frame that has the protocol as it was shipped, and a host that has the newest: all that two of today do (CHAN-1 to CHAN-6).
import { describe, expect, it, vi } from 'vitest';
import { connectFrame } from '../../../src/bridge/channel/connectFrame.ts';
import { connectHost } from '../../../src/bridge/channel/connectHost.ts';
import * as shipped from './vendoredEnds.ts';

vi.mock('../../../src/bridge/channel/connectFrame.ts', async () => ({
  connectFrame: (await import('./vendoredEnds.ts')).connectFrame,
}));

it('has the shipped frame, and the host of today', () => {
  expect([connectHost === shipped.connectHost, connectFrame === shipped.connectFrame]).toEqual([false, true]);
});

// Each with its own clock.
describe('speaking', () => import('./channel.spec.ts').then(() => undefined));
describe('leaving and waiting', () => import('./matrix.spec.ts').then(() => undefined));
