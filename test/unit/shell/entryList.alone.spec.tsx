// @vitest-environment jsdom
// The navigation where the code of other people's entries cannot be had.
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Portal } from '../../../widgets/index.ts';
import { EntryList } from '../../../widgets/learn/navigation/EntryList.tsx';
import type { Entry } from '../../../widgets/learn/navigation/navigationModel.ts';
import { PortalContext } from '../../../widgets/learn/portal.tsx';

vi.mock('../../../widgets/learn/navigation/NodeItem.tsx', () => {
  throw new Error('no connection');
});

const place = document.createElement('div');
const root = createRoot(place);
afterEach(() => root.render(null));

const portal = {
  locale: { translate: () => (key: string) => key, tag: () => 'en-US', subscribe: () => () => undefined },
} as unknown as Portal;
const entry = (id: string, name: Entry['name'], href: string | null, children: readonly Entry[] = []): Entry => ({
  id,
  name,
  icon: 'book',
  target: href === null ? null : { kind: 'leave', href },
  current: false,
  children,
});

it('the portal’s own entries wait for nothing, those of nodes are plain links then, all open (NAV-15)', async () => {
  const entries = [
    entry('rooms', { key: 'rooms' }, '/classroom/learner/rooms'),
    entry('node-0', { text: 'Reading room' }, null, [entry('node-0-0', { text: 'Journals' }, '/journals')]),
  ];
  const seen: (readonly string[])[] = [];
  const look = () => seen.push([...place.querySelectorAll('li')].map((item) => item.textContent ?? ''));
  new MutationObserver(look).observe(place, { childList: true, subtree: true });
  root.render(
    <PortalContext value={portal}>
      <EntryList entries={entries} go={() => undefined} onNavigate={() => undefined} />
    </PortalContext>,
  );
  await vi.waitFor(() => expect(place.querySelector('a[href="/journals"]')?.textContent).toBe('Journals'));
  expect(seen[0]).toEqual(['rooms']);
  expect(place.textContent).toContain('Reading room');
});
