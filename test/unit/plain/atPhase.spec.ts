import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { atPhase } from '../../../src/plain/atPhase.ts';

it('runs as a phase begins, not as something else changes within it', () => {
  const store = createStore(() => ({ phase: 'unknown', user: '' }));
  const run = vi.fn();
  const stop = atPhase(store, 'active', run);
  const counts = [
    { phase: 'active' },
    { user: 'mira' },
    { user: 'nils', phase: 'active' },
    { phase: 'expired' },
    { phase: 'active' },
  ].map((change) => (store.setState(change), run.mock.calls.length));
  stop();
  store.setState({ phase: 'expired' });
  store.setState({ phase: 'active' });
  expect([counts, run.mock.calls.length]).toEqual([[1, 1, 1, 1, 2], 2]);
});
