import { useEffect, useMemo, useRef, useState } from 'react';
import { browserSupport } from '../../src/domain/browserSupport.ts';
import { direction } from '../../src/i18n/direction.ts';
import { href } from '../../src/routes/href.ts';
import type { Route } from '../../src/routes/route.ts';
import type { Configuration } from '../index.ts';
import { useLate } from '../../src/ui/useLate.ts';
import { Blocking } from './Blocking.tsx';
import { Boundary } from './Boundary.tsx';
import { browserHints } from './browserHints.ts';
import { base } from './currentPath.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { errorTitle, type ErrorStatus } from './errorTexts.ts';
import { Frame } from './Frame.tsx';
import { noFrame, type Framed } from './framed.ts';
import { isForVisitors } from './isForVisitors.ts';
import { navigationModel } from './navigationModel.ts';
import { pageOf } from './page.ts';
import { placeOf } from './placeOf.ts';
import { usePortal, useShell, useValue, type ShellKey } from './portal.tsx';
import { statusOf } from './statusOf.ts';
import { useAddress } from './useAddress.ts';
import { useConfiguration } from './useConfiguration.ts';
import { useNodes } from './useNodes.ts';
import { useTitle } from './useTitle.ts';

const loadBeside = () => import('./SignInBeside.tsx');

function Crash(): never {
  throw new Error('a test error, raised on purpose');
}

/** The page `/learn`: finds out who is here and where, and shows the element of that place in its frame. */
export function App({ configuration: first, framed }: { configuration: Configuration; framed: Framed | null }) {
  const { session } = usePortal();
  const { tag } = useShell();
  const { user, phase, error, signingIn } = useValue(session.store);
  const asked = Boolean(signingIn && !user);
  const beside = useLate(loadBeside, asked);
  const look = useValue(framed?.store ?? noFrame);
  const address = useAddress(look.quiet);
  const { route, query, go } = address;
  const configuration = useConfiguration(first, route ? href(route) : '');
  const nodes = useNodes(user, configuration.extensions.includes('navigation'));
  const main = useRef<HTMLElement>(null);
  const [supported] = useState(() => browserSupport(browserHints()));
  const forVisitors = isForVisitors(route);

  useEffect(() => {
    document.documentElement.lang = tag;
    document.documentElement.dir = direction(tag);
    // The server's own pages, and the next load of this one, speak the same language.
    document.cookie = `locale=${tag};path=/;max-age=31536000;samesite=lax`;
  }, [tag]);

  // Elements hand plain clicks to the page; it goes there without loading anew.
  useEffect(() => {
    const navigate = (event: Event) => {
      event.preventDefault();
      const { route: to, replace = false } = (event as CustomEvent<{ readonly route: Route; readonly replace?: boolean }>).detail;
      go(to, { replace });
    };
    document.addEventListener('lectern-navigate', navigate);
    return () => document.removeEventListener('lectern-navigate', navigate);
  }, [go]);

  const page = pageOf(route, query, configuration.navigation);
  // Nobody is sent away from the page that says that there is nowhere to go.
  const place = forVisitors || route?.name === 'forbidden' ? null : placeOf(user, nodes, new URL(location.href));
  const elsewhere = place !== null && place !== 'waiting' && place.kind === 'leave' ? place.url : null;
  // The server's other products do not stand in frames (FRAME-7).
  const leaving = framed ? null : elsewhere;
  const forbidden = (place !== null && place !== 'waiting' && place.kind === 'forbidden') || leaving !== elsewhere;
  const status: ErrorStatus | undefined = phase === 'unavailable' ? 401 : error ? statusOf(error) : page.kind === 'error' ? page.status : undefined;

  useEffect(() => {
    if (leaving !== null) location.assign(leaving);
    else if (forbidden) go({ name: 'forbidden' }, { replace: true });
    else if (page.kind === 'redirect' && place !== 'waiting') go(page.to, { replace: true });
  });

  const where = page.kind === 'element' ? page.tag + (page.attributes['objective-id'] ?? '') : page.kind;
  const section: ShellKey | null = status !== undefined ? errorTitle(status) : page.kind === 'crash' ? errorTitle(500) : page.kind === 'element' ? page.section : null;
  useTitle(where, section, configuration.brand);

  // A new page is read from its top: focus goes to it, but not on the first load, and not while the player turns its own pages.
  const last = useRef(where);
  useEffect(() => {
    if (last.current === where) return;
    const moved = last.current !== 'redirect';
    last.current = where;
    if (moved) main.current?.focus();
  }, [where]);

  useEffect(() => framed?.at(address), [framed, address]);
  useEffect(() => framed?.shown(), [framed]);

  const current = page.kind === 'element' ? page.section : null;
  const navigation = useMemo(
    () => navigationModel({ user, configuration, nodes: nodes ?? [], isPublic: forVisitors, section: current, here: new URL(base + (route ? href(route) : ''), location.origin), base }),
    [user, configuration, nodes, forVisitors, current, route],
  );
  const library = configuration.contentLibraryUrl;
  const away = place === 'waiting' || leaving !== null || forbidden;
  return (
    <Blocking waiting={away}>
      {(blocked) => (
        <Frame address={address} brand={configuration.brand} navigation={navigation} sidebar={configuration.sidebar} isPublic={forVisitors} supported={supported} wide={page.kind === 'element' && page.wide && status === undefined} blocked={blocked} main={main} look={look}>
          <Boundary key={where} fallback={({ stack }) => <ErrorPage status={500} library={library} isPublic={forVisitors} stack={configuration.environment === 'development' ? stack : undefined} />}>
            {away || (asked && !beside) ? null : asked && beside !== 'failed' && beside ? (
              <beside.SignInBeside over={false} />
            ) : status !== undefined ? (
              <ErrorPage key={status} status={status} library={library} isPublic={forVisitors} bare={route?.name === 'forbidden'} />
            ) : page.kind === 'crash' ? (
              <Crash />
            ) : page.kind === 'element' ? (
              <page.tag key={where} routing="url" heading-level={1} {...page.attributes} />
            ) : null}
          </Boundary>
        </Frame>
      )}
    </Blocking>
  );
}
