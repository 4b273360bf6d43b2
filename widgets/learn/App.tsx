import { useEffect, useRef, useState } from 'react';
import { landing } from '../../src/domain/landing.ts';
import { direction } from '../../src/i18n/direction.ts';
import type { Route } from '../../src/routes/route.ts';
import type { Configuration } from '../index.ts';
import { Boundary } from './Boundary.tsx';
import { ErrorPage, errorTitle, type ErrorStatus } from './ErrorPage.tsx';
import { Frame } from './Frame.tsx';
import { pageOf } from './page.ts';
import { usePortal, useShell, useValue, type ShellKey } from './portal.tsx';
import { useAddress } from './useAddress.ts';

function Crash(): never {
  throw new Error('a test error, raised on purpose');
}

/** The page `/learn`: finds out who is here and where, and shows the element of that place in its frame. */
export function App({ configuration }: { configuration: Configuration }) {
  const { session } = usePortal();
  const { t, tag } = useShell();
  const { user, phase, error } = useValue(session.store);
  const address = useAddress();
  const { route, query, go } = address;
  const [sections, setSections] = useState<readonly string[]>([]);
  const main = useRef<HTMLElement>(null);

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
      go((event as CustomEvent<{ route: Route }>).detail.route);
    };
    const title = (event: Event) => setSections((event as CustomEvent<{ sections: readonly string[] }>).detail.sections);
    document.addEventListener('lectern-navigate', navigate);
    document.addEventListener('lectern-title', title);
    return () => {
      document.removeEventListener('lectern-navigate', navigate);
      document.removeEventListener('lectern-title', title);
    };
  }, [go]);

  const place = user && landing(user, null, location.hash);
  const page = pageOf(route, query);
  const status: ErrorStatus | undefined =
    phase === 'unavailable' ? 401 : error ? 500 : place?.kind === 'forbidden' ? 403 : page.kind === 'error' ? page.status : undefined;

  useEffect(() => {
    if (place?.kind === 'leave') location.assign(place.url);
    else if (page.kind === 'redirect') go(page.to, { replace: true });
  });

  const section: ShellKey | null = status !== undefined ? errorTitle(status) : page.kind === 'crash' ? errorTitle(500) : page.kind === 'element' ? page.section : null;
  useEffect(() => {
    document.title = [...sections, ...(section && sections.length === 0 ? [t(section)] : []), ...(configuration.brand ? [configuration.brand] : [])].join(' | ') || t('portal');
  }, [sections, section, configuration, t]);

  // A new page is read from its top: focus goes to it, but not on the first load, and not while the player turns its own pages.
  const where = page.kind === 'element' ? page.tag + (page.attributes['objective-id'] ?? '') : page.kind;
  const last = useRef(where);
  useEffect(() => {
    if (last.current === where) return;
    const moved = last.current !== 'redirect';
    last.current = where;
    if (!moved) return;
    setSections([]);
    main.current?.focus();
  }, [where]);

  const library = configuration.contentLibraryUrl;
  return (
    <Frame address={address} brand={configuration.brand} locales={configuration.locales} section={page.kind === 'element' ? page.section : null} wide={page.kind === 'element' && page.wide && status === undefined} main={main}>
      <Boundary key={where} fallback={({ stack }) => <ErrorPage status={500} library={library} stack={configuration.environment === 'development' ? stack : undefined} />}>
        {status !== undefined ? (
          <ErrorPage key={status} status={status} library={library} bare={route?.name === 'forbidden'} />
        ) : page.kind === 'crash' ? (
          <Crash />
        ) : page.kind === 'element' && place?.kind !== 'leave' ? (
          <page.tag key={where} routing="url" heading-level={1} {...page.attributes} />
        ) : null}
      </Boundary>
    </Frame>
  );
}
