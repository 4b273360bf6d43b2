// @vitest-environment jsdom
// Code that comes late, or does not come at all.
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useLazy } from '../../../src/ui/lazy/useLazy.ts';

const root = createRoot(document.createElement('div'));
afterEach(() => root.render(null));

it('code that could not be loaded is asked for again when it is wanted again; until then it does not count as failed', async () => {
  const seen: unknown[] = [];
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no connection');
    return 'code';
  };
  const Late = ({ wanted }: { readonly wanted: boolean }) => {
    const late = useLazy(load, wanted);
    if (seen.at(-1) !== late) seen.push(late);
    return null;
  };
  root.render(<Late wanted />);
  await vi.waitFor(() => expect(seen).toEqual([null, 'failed']));
  root.render(<Late wanted={false} />);
  await vi.waitFor(() => expect(seen).toEqual([null, 'failed', null]));
  root.render(<Late wanted />);
  await vi.waitFor(() => expect(seen).toEqual([null, 'failed', null, 'code']));
});

it('a component that is drawn a second time keeps what came the first time, even if the code makes a new value each time', async () => {
  const seen = new Set<unknown>();
  const load = vi.fn(async () => ({}));
  const Late = () => {
    const late = useLazy(load, true);
    if (late) seen.add(late);
    return null;
  };
  for (const key of ['first', 'second']) {
    root.render(<Late key={key} />);
    await vi.waitFor(() => expect(seen.size).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect([seen.size, load.mock.calls.length]).toEqual([1, 1]);
});
