// @vitest-environment jsdom
// Links to what may not be framed, in a frame and by itself (FRAME-7).
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Portal } from '../../../widgets/index.ts';
import { EntryLink } from '../../../widgets/learn/navigation/EntryLink.tsx';
import { ErrorPage } from '../../../widgets/learn/ErrorPage.tsx';
import type { Entry } from '../../../widgets/learn/navigation/navigationModel.ts';
import { Tabs } from '../../../src/ui/tabs/Tabs.tsx';
import { PortalContext } from '../../../widgets/learn/portal.tsx';

const place = document.createElement('div');
const root = createRoot(place);
afterEach(() => {
  vi.restoreAllMocks();
  root.render(null);
});

// Sheets are beyond this document; nothing here is about looks.
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
const state = { user: { roles: ['Author', 'Learner'] } };
const portal = {
  locale: { translate: () => (key: string) => key, tag: () => 'en-US', subscribe: () => () => undefined },
  session: { store: { getState: () => state, subscribe: () => () => undefined } },
} as unknown as Portal;
const entry = (target: Entry['target']): Entry => ({
  id: 'e',
  name: { key: 'rooms' },
  icon: 'book',
  target,
  current: false,
  children: [],
});
const link = (target: Entry['target']) => (
  <EntryLink entry={entry(target)} said="" go={() => undefined} onNavigate={() => undefined}>
    Rooms
  </EntryLink>
);

it.each([
  ['another product', link({ kind: 'leave', href: '/classroom/learner/rooms' }), '_blank'],
  ['a place of the portal', link({ kind: 'route', route: { name: 'courses', query: '' } }), ''],
  ['the content library', <ErrorPage status={404} library="https://library.example/" />, '_blank'],
  ['the courses, from an error', <ErrorPage status={404} />, ''],
  [
    'the catalog, from an error of a visitor',
    <ErrorPage status={404} library="https://library.example/" isPublic />,
    '',
  ],
] as const)('%s', (_, what, inFrame) => {
  const opens = () => {
    flushSync(() => root.render(null));
    flushSync(() => root.render(<PortalContext value={portal}>{what}</PortalContext>));
    const { target, rel, textContent } = place.querySelector('a')!;
    return { target, rel, isTold: textContent.endsWith(' newTab') };
  };
  const here = { target: '', rel: '', isTold: false };
  expect(opens()).toEqual(here);
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  expect(opens()).toEqual(inFrame ? { target: inFrame, rel: 'noopener noreferrer', isTold: true } : here);
});

it('a tab that opens elsewhere says so, and no other', () => {
  const tabs = [
    { id: 'details', text: 'Details', href: '/details' },
    { id: 'notifications', text: 'Notifications', href: '/chat', badge: <i>3</i>, newTab: '(opens in a new tab)' },
  ];
  flushSync(() => root.render(<Tabs label="Views" tabs={tabs} current="details" />));
  const links = [...place.querySelectorAll('a')].map(({ target, rel, textContent }) => [target, rel, textContent]);
  expect(links).toEqual([
    ['', '', 'Details'],
    ['_blank', 'noopener noreferrer', 'Notifications3 (opens in a new tab)'],
  ]);
});
