// @vitest-environment jsdom
// Code that comes late, or does not come at all.
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useLate } from '../../../src/ui/useLate.ts';

const root = createRoot(document.createElement('div'));
afterEach(() => root.render(null));

it('what could not be had is asked for again the next time it is wanted, and has not failed until then', async () => {
  const seen: unknown[] = [];
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no connection');
    return 'code';
  };
  const Late = ({ wanted }: { readonly wanted: boolean }) => {
    const late = useLate(load, wanted);
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
