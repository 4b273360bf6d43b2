import { useEffect, useMemo, useRef, useState } from 'react';
import { isFeedbackVisible } from '../../src/domain/feedback/isFeedbackVisible.ts';
import { browserSupport } from '../../src/web/browserSupport.ts';
import { href } from '../../src/routes/href.ts';
import { isPublicPath } from '../../src/routes/isPublicPath.ts';
import type { Configuration, Portal } from '../index.ts';
import { useLazy } from '../../src/ui/lazy/useLazy.ts';
import { Blocking } from './Blocking.tsx';
import { Boundary } from './Boundary.tsx';
import { browserHints } from './menu/browserHints.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { errorTitle, type ErrorStatus } from './errorTexts.ts';
import { useFragments } from './fragments/useFragments.ts';
import { Shell } from './Shell.tsx';
import { noFrame, type Framed } from './framed/framed.ts';
import { useNavigation } from './navigation/useNavigation.ts';
import { PageBody } from './PageBody.tsx';
import { pageOf, whereOf, type Page } from './page.ts';
import { pageSettings } from './pageSettings.ts';
import { landingOf } from './landingOf.ts';
import { usePortal, useShell, useValue, type ShellKey } from './portal.tsx';
import { statusOf } from './statusOf.ts';
import { useAddress } from './useAddress.ts';
import { usePageEffects } from './usePageEffects.ts';
import { useConfiguration } from './useConfiguration.ts';
import { useWay } from './useWay.ts';
import { useSupervision } from './beside/useSupervision.ts';
import { useOpenPart } from './useOpenPart.ts';
import { useNodes } from './navigation/useNodes.ts';
import { useTitle } from './useTitle.ts';
import { ThemeContext, useTheme } from './theme/useTheme.ts';

const loadBeside = () => import('./signIn/SignInBeside.tsx');

/** The error page in place of a page: the session is unavailable or failed, or the page is an error page itself. */
function errorStatusOf(
  { phase, error }: ReturnType<Portal['session']['store']['getState']>,
  page: Page,
): ErrorStatus | undefined {
  if (phase === 'unavailable') return 401;
  if (error) return statusOf(error);
  return page.kind === 'error' ? page.status : undefined;
}

/** The section that the page's title names. */
function sectionOf(page: Page, status: ErrorStatus | undefined): ShellKey | null {
  if (status !== undefined) return errorTitle(status);
  if (page.kind === 'crash') return errorTitle(500);
  return 'section' in page ? page.section : null;
}

/** The course of a page below `/courses`, about which the tutor answers (TUTOR-1); null for all others. */
const courseOf = (page: Page) =>
  page.kind === 'element' && page.tag === 'lectern-player' && page.section === 'myCourses'
    ? (page.attributes['objective-id'] ?? null)
    : null;

interface AppProps {
  readonly configuration: Configuration;
  readonly framed: Framed | null;
  /** Names in the title of the page that the server has drawn. */
  readonly sections: readonly string[];
}

/** The page `/learn`: finds out who is here and where, and shows the element of that place in its frame. */
export function App({ configuration: first, framed, sections }: AppProps) {
  const { session, storage } = usePortal();
  const { tag } = useShell();
  const state = useValue(session.store);
  const { user, signingIn } = state;
  const asked = Boolean(signingIn && !user);
  const beside = useLazy(loadBeside, asked);
  const hosted = useValue(framed?.store ?? noFrame);
  const chosen = useTheme(framed ? hosted.theme : null);
  const look = useMemo(() => ({ ...hosted, theme: chosen.theme }), [hosted, chosen.theme]);
  const address = useAddress(look.quiet);
  const { route, query, go } = address;
  const configuration = useSupervision(useConfiguration(first, route ? href(route) : ''));
  const nodes = useNodes(user, configuration.extensions.includes('navigation'));
  const main = useRef<HTMLElement>(null);
  const [supported] = useState(() => browserSupport(browserHints()));
  const forVisitors = isPublicPath(address.path);

  const page = pageOf(route, query, pageSettings(configuration));
  // The page that says that there is nowhere to go redirects nobody.
  const place = forVisitors || route?.name === 'forbidden' ? null : landingOf(user, nodes, new URL(location.href));
  const elsewhere = place !== null && place !== 'waiting' && place.kind === 'leave' ? place.url : null;
  // The server's other products cannot be shown in frames (FRAME-7).
  const leaving = framed ? null : elsewhere;
  const forbidden = (place !== null && place !== 'waiting' && place.kind === 'forbidden') || leaving !== elsewhere;
  const error = errorStatusOf(state, page);
  const around = { theme: look.theme, address };
  const begun = forVisitors ? null : first.fragments;
  const { waiting, filled, status } = useFragments({ begun, now: configuration.fragments }, page, around, error);

  useEffect(() => {
    if (leaving !== null) location.assign(leaving);
    else if (forbidden) go({ name: 'forbidden' }, { replace: true });
    else if (page.kind === 'redirect' && place !== 'waiting') go(page.to, { replace: true });
  });

  const where = whereOf(page);
  useTitle(where, sectionOf(page, status), configuration.brand, sections);
  const way = useWay(address, page, configuration);
  usePageEffects(tag, way, where, main, !forVisitors || storage.get('locale') !== null);

  useEffect(() => framed?.at(address), [framed, address]);
  useEffect(() => framed?.shown(), [framed]);

  const { knowledgeCenter } = filled;
  const navigation = useNavigation({
    user,
    configuration,
    nodes,
    knowledgeCenter,
    isPublic: forVisitors,
    section: 'section' in page ? page.section : null,
    route,
  });
  const library = configuration.contentLibraryUrl;
  const chat = !forVisitors && !waiting && configuration.extensions.includes('notifications');
  const away = place === 'waiting' || leaving !== null || forbidden;
  const course = away || status !== undefined || filled.main ? null : courseOf(page);
  const part = useOpenPart(course);
  const feedback = isFeedbackVisible(configuration.learner.visible);
  const tutor = course !== null && user && configuration.extensions.includes('tutor');
  return (
    <ThemeContext value={chosen}>
      <Blocking waiting={away}>
        {(blocked) => (
          <Shell
            address={address}
            brand={configuration.brand}
            navigation={navigation}
            sidebar={configuration.sidebar}
            isPublic={forVisitors}
            chat={chat}
            feedback={feedback}
            bookmarks={configuration.extensions.includes('savedParts')}
            catalog={configuration.navigation.catalog}
            supported={supported}
            wide={page.kind === 'element' && page.wide && status === undefined && !filled.main}
            filled={filled}
            blocked={blocked}
            main={main}
            look={look}
            tutor={tutor ? { objectiveId: course, part } : null}
          >
            <Boundary
              key={filled.slot === 'learnerApp' ? filled.slot : where}
              fallback={({ stack }) => (
                <ErrorPage
                  status={500}
                  library={library}
                  isPublic={forVisitors}
                  stack={configuration.environment === 'development' ? stack : undefined}
                />
              )}
            >
              <PageBody
                page={page}
                filled={filled}
                where={where}
                empty={away || waiting || (asked && !beside)}
                beside={asked && beside !== 'failed' ? beside : null}
                status={status}
                library={library}
                isPublic={forVisitors}
                bare={route?.name === 'forbidden'}
                chat={chat}
                feedback={feedback}
              />
            </Boundary>
          </Shell>
        )}
      </Blocking>
    </ThemeContext>
  );
}
