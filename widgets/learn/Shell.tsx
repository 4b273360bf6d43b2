import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Route } from '../../src/routes/route.ts';
import { useSheet } from '../../src/ui/sheets/sheet.ts';
import { useLazy } from '../../src/ui/lazy/useLazy.ts';
import { Acting } from './signIn/Acting.tsx';
import { Header } from './Header.tsx';
import type { FilledPage } from './fragments/fillPage.tsx';
import type { FramedLook } from './framed/framed.ts';
import { headerActions } from './navigation/headerActions.ts';
import css from './learn.css';
import type { Navigation } from './navigation/navigationModel.ts';
import { personName } from './menu/personName.ts';
import { usePortal, useShell, useValue } from './portal.tsx';
import { SessionNotice } from './signIn/SessionNotice.tsx';
import { SideBar } from './navigation/SideBar.tsx';
import type { Address } from './useAddress.ts';
import { useTutor, type TutorPlace } from './beside/useTutor.tsx';

export interface ShellProps {
  readonly address: Address;
  readonly brand: string;
  readonly navigation: Navigation;
  /** Whether the tenant wants the side bar. */
  readonly sidebar: boolean;
  readonly isPublic: boolean;
  /** Whether the tenant has a chat. */
  readonly chat: boolean;
  /** Whether the tenant's learners can give feedback. */
  readonly feedback: boolean;
  /** Whether the LMS keeps bookmarks. */
  readonly bookmarks: boolean;
  /** Whether the tenant has a catalog. */
  readonly catalog: boolean;
  /** Whether this browser is one of those the portal is made for. */
  readonly supported: boolean;
  /** The player takes the whole page beside a rail. */
  readonly wide: boolean;
  /**
   * The parts of the page that modules of the tenant fill: the place of the chat, or everything below the header, with their own
   * navigation.
   */
  readonly filled: Pick<FilledPage, 'hub' | 'slot'>;
  /** The page cannot be used now. */
  readonly blocked: boolean;
  readonly main: RefObject<HTMLElement | null>;
  readonly look: FramedLook;
  /** The course that the tutor answers about; null if there is no course or no tutor. */
  readonly tutor: TutorPlace | null;
  readonly children: ReactNode;
}

const loadActions = () => import('./navigation/HeaderNavigation.tsx');
const loadNotice = () => import('./menu/BrowserNotice.tsx');

/** Header, side bar and the place of the page, in the order in which they are read. */
export function Shell({
  address,
  brand,
  navigation,
  sidebar,
  isPublic,
  chat,
  feedback,
  bookmarks,
  catalog,
  supported,
  wide,
  filled: { hub, slot },
  blocked,
  main,
  look,
  tutor,
  children,
}: ShellProps) {
  useSheet(css);
  const { t } = useShell();
  const { user } = useValue(usePortal().session.store);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const notice = useLazy(loadNotice, !supported);
  const beside = useTutor(tutor, look);
  const { go, route } = address;
  // The page comes first: the code and data of the chat are fetched two seconds later.
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 2000);
    return () => clearTimeout(timer);
  }, []);
  const none = look.bare || slot === 'learnerApp' || navigation.main.length + navigation.management.length === 0;
  const actions = useLazy(loadActions, !sidebar && !none);
  // If the header's navigation cannot be loaded, the side bar replaces it.
  const bare = none || (!sidebar && actions !== 'failed');

  // An open menu covers the page; in a wider window the menu is beside the page again, so it closes. The listener is always active, because
  // a window that is turned right after the click changes before an effect of that click runs.
  useEffect(() => {
    const wider = matchMedia('(min-width: 970.02px)');
    const close = () => setOpen(false);
    wider.addEventListener('change', close);
    return () => wider.removeEventListener('change', close);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  const hasChat = user !== null && (chat || hub !== null);
  const isChatOpen = user !== null && location.hash.startsWith('#chat');
  const awaited = hasChat ? 'awaited' : 'none';
  const chatState = isChatOpen || (hasChat && late) ? 'shown' : awaited;

  const home: Route = isPublic ? { name: 'openCatalog', query: '' } : { name: 'home' };
  return (
    <div
      className={`lectern app${wide ? ' wide' : ''}${bare ? ' bare' : ''}${look.sized ? ' sized' : ''}${look.bare ? ' headless' : ''}`}
      data-theme={look.theme}
      onKeyDown={(event) => open && event.key === 'Escape' && close()}
      inert={blocked}
    >
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {user?.impersonator && <Acting name={personName(user)} impersonator={user.impersonator.name} />}
      {!look.bare && (
        <Header
          brand={brand}
          go={go}
          home={home}
          isPublic={isPublic}
          chat={chatState}
          hub={hub}
          feedback={feedback}
          bookmarks={bookmarks}
          catalog={catalog}
          route={route}
          menu={bare ? null : { open, toggle: () => setOpen(!open), button }}
        >
          {bare && actions && actions !== 'failed' && (
            <actions.HeaderNavigation actions={headerActions(navigation)} go={go} />
          )}
          {beside.button}
        </Header>
      )}
      {notice && notice !== 'failed' && <notice.BrowserNotice />}
      {!bare && <SideBar navigation={navigation} go={go} open={open} onNavigate={() => setOpen(false)} />}
      {open && <div className="scrim" onClick={close} />}
      <main id="main" tabIndex={-1} ref={main} inert={open}>
        {children}
      </main>
      {look.bare && beside.button}
      {beside.panel}
      <SessionNotice />
    </div>
  );
}
