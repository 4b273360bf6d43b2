import { createRoot } from 'react-dom/client';
import { adoptSheet } from '../../src/ui/sheet.ts';
import tokens from '../../src/ui/tokens.css';
import { parse } from '../../src/routes/parse.ts';
import { connect, define, preload } from '../index.ts';
import { App } from './App.tsx';
import { pageOf } from './page.ts';
import { PortalContext } from './portal.tsx';
import { currentPath } from './currentPath.ts';

/** The first view waits so long for the host's first word: its language and colours come with it. In milliseconds. */
const patience = 1500;
/** A page for one element is nothing without its host, which may have to ask for a token first. It has 10 s to answer (CHAN-6). */
const patienceOfElement = 20_000;

/** Starts the page. Code, configuration, texts and user are asked for side by side. */
async function start(): Promise<void> {
  define();
  // Its host says in whose name, in which language and where it goes on; a page for one element is nothing else.
  const isElement = currentPath().split('?')[0] === '/element';
  const framed = parent === window ? null : await import('./connectPage.ts').then(({ connectPage }) => connectPage(connect(), isElement ? patienceOfElement : patience)).catch(() => null);
  if (isElement) return (await import('./showElement.ts')).showElement(connect(), framed);
  const page = pageOf(parse(currentPath()), '');
  // Its code and first answers travel beside those of the frame. What fails is asked for again by the element.
  if (page.kind === 'element') preload(page.tag).catch(() => undefined);
  adoptSheet(document, tokens);
  const portal = connect();
  portal.lease();
  const { locale, session, host } = portal;
  // Its failure stands in the session's state, where the page looks.
  session.user().catch(() => undefined);
  const [configuration] = await Promise.all([host.configuration(), locale.load(locale.tag(), ['shell', 'common'])]);
  const root = document.getElementById('learn');
  if (!root) throw new TypeError('no place for the page');
  createRoot(root).render(
    <PortalContext value={portal}>
      <App configuration={configuration} framed={framed} />
    </PortalContext>,
  );
}

void start();
