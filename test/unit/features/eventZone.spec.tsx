// @vitest-environment jsdom
// EVENT-1: the time zone of an event is that of the learner's profile, whenever it comes to be known.
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useZone } from '../../../src/features/player/event/useZone.ts';

type Session = Parameters<typeof useZone>[0];
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

it.each<[string, (known: (timezone: string) => void) => Promise<unknown>, readonly string[]]>([
  ['is asked for on a page where nothing else has', async (known) => known('Asia/Tokyo'), [own, 'Asia/Tokyo']],
  ['is the browser’s where it cannot be known', () => Promise.reject(new Error('nobody')), [own]],
])('the zone %s', async (_, answer, zones) => {
  const store = createStore(() => ({ user: null }) as unknown as ReturnType<Session['store']['getState']>);
  const user = vi.fn(() => answer((timezone) => store.setState({ user: { timezone } } as never)));
  const session = { store, user } as unknown as Session;
  const seen: string[] = [];
  const Zone = () => {
    const zone = useZone(session);
    if (seen.at(-1) !== zone) seen.push(zone);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  root.render(<Zone />);
  await vi.waitFor(() => expect(user).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(seen).toEqual(zones));
  root.unmount();
});
