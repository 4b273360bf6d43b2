// A host that has the protocol as it was shipped, and a page in its frame that has the newest: all that two of today do (CHAN-1 to CHAN-6).
import { describe, expect, it, vi } from 'vitest';
import { connectFrame } from '../../../src/bridge/channel/connectFrame.ts';
import { connectHost } from '../../../src/bridge/channel/connectHost.ts';
import * as shipped from './vendoredEnds.ts';

vi.mock('../../../src/bridge/channel/connectHost.ts', async () => ({
  connectHost: (await import('./vendoredEnds.ts')).connectHost,
}));

it('has the shipped host, and the frame of today', () => {
  expect([connectHost === shipped.connectHost, connectFrame === shipped.connectFrame]).toEqual([true, false]);
});

// Each with its own clock.
describe('speaking', () => import('./channel.spec.ts').then(() => undefined));
describe('leaving and waiting', () => import('./matrix.spec.ts').then(() => undefined));
