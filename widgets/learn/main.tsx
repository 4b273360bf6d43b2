import { createRoot, hydrateRoot } from 'react-dom/client';
import { dressPage } from '../../src/ui/sheets/dressPage.ts';
import { isPublicPath } from '../../src/routes/isPublicPath.ts';
import { parse } from '../../src/routes/parse.ts';
import { configure, connect, define, preload } from '../index.ts';
import { App } from './App.tsx';
import { drawnPage } from './drawn/drawnPage.ts';
import { keepsDrawing } from './drawn/keepsDrawing.ts';
import { requireElement } from './requireElement.ts';
import { pageOf } from './page.ts';
import { repliesOfPage } from './early/repliesOfPage.ts';
import { earlySettings, isElsewhere } from './pageSettings.ts';
import { allowOwnWorkers } from './policy/allowOwnWorkers.ts';
import { PortalContext } from './portal.tsx';
import { currentPath } from './currentPath.ts';
import { returnFromSignIn } from './signIn/returnFromSignIn.ts';

/** Milliseconds that the first view waits for the host's first message, which brings its language and colours. */
const patience = 1500;
/** A page for one element needs its host, which may have to request a token first. It has 10 s to answer (CHAN-6). */
const patienceOfElement = 20_000;

/** Starts the page. Code, configuration, texts and user are requested in parallel. */
async function start(): Promise<void> {
  allowOwnWorkers(window);
  // The page consists only of its elements, so the screen's width decides between a phone and a desktop (ELEM-18).
  configure({ widths: 'screen' });
  const root = requireElement('#learn');
  // An element that the server has drawn stays until everything that replaces it has loaded (PUB-7).
  const drawn = keepsDrawing(root, connect) ? drawnPage() : null;
  if (!drawn) define();
  const takingOver = drawn && import('../public/takeOver.ts');
  takingOver?.catch(() => undefined);
  // The server draws pages for visitors only.
  const isForVisitors = drawn !== null || isPublicPath(currentPath());
  const route = parse(currentPath());
  // A tool sends its learner back here, in a frame without a session (FRAMED-12).
  if (route?.name === 'ltiCallback')
    return (await import('./framed/toolReturn.tsx')).showToolReturn(connect(), root, route.query);
  // In a frame, the host decides on the person, the language and the place; a page for one element needs its host.
  const isElement = currentPath().split('?')[0] === '/element';
  const framed =
    parent === window
      ? null
      : await import('./framed/connectPage.ts')
          .then(({ connectPage }) => connectPage(connect(), isElement ? patienceOfElement : patience))
          .catch(() => null);
  if (isElement) return (await import('./showElement.ts')).showElement(connect(), framed);
  if (route?.name === 'loginCallback') return returnFromSignIn(connect().session, route.query, location);
  const page = pageOf(route, '', earlySettings());
  // Its code and first replies are loaded together with those of the frame. The element repeats failed requests.
  if (page.kind === 'element' && !drawn && !isElsewhere()) preload(page.tag).catch(() => undefined);
  dressPage(document);
  const portal = connect();
  portal.lease();
  if (parent === window) {
    const given = repliesOfPage().map(({ path }) => location.origin + path);
    portal.offline(navigator.serviceWorker, given);
  }
  const { locale, session, host } = portal;
  // The session's state holds its failure, and the page reads it there.
  session.user().catch(() => undefined);
  const [configuration] = await Promise.all([host.configuration(), locale.load(locale.tag(), ['shell', 'common'])]);
  // Going back may have led from a page for visitors to another page, or the other way, in the meantime; then the page loads again
  // (NAV-18).
  if (isPublicPath(currentPath()) !== isForVisitors) return location.reload();
  const app = (
    <PortalContext value={portal}>
      <App configuration={configuration} framed={framed} sections={drawn?.sections ?? []} />
    </PortalContext>
  );
  if (!takingOver || page.kind !== 'element') return void createRoot(root).render(app);
  hydrateRoot(root, app);
  await (await takingOver).takeOver(page, root);
}

void start();
