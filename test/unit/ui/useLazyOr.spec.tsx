// @vitest-environment jsdom
// Code without which nothing would happen, and nobody be told.
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useLazyOr } from '../../../src/ui/lazy/useLazyOr.ts';

const root = createRoot(document.createElement('div'));
afterEach(() => root.render(null));

function Late({
  load,
  wanted,
  giveUp,
  see,
}: {
  readonly load: () => Promise<string>;
  readonly wanted: boolean;
  readonly giveUp: () => void;
  readonly see: (code: string | null) => void;
}) {
  see(useLazyOr(load, wanted, giveUp));
  return null;
}

it('what cannot be had is said once, is not there, and is asked for again the next time', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue('code');
  const giveUp = vi.fn();
  const see = vi.fn();
  const show = (wanted: boolean) => root.render(<Late load={load} wanted={wanted} giveUp={() => giveUp()} see={see} />);
  show(true);
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledTimes(1));
  show(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  show(false);
  await new Promise((resolve) => setTimeout(resolve, 20));
  show(true);
  await vi.waitFor(() => expect(see).toHaveBeenLastCalledWith('code'));
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(see).not.toHaveBeenCalledWith('failed');
});

it('what is not wanted is not asked for', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no connection'));
  const giveUp = vi.fn();
  root.render(<Late load={load} wanted={false} giveUp={giveUp} see={() => undefined} />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([load, giveUp].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
