import { createRoot } from 'react-dom/client';
import { adoptSheet } from '../../src/ui/sheet.ts';
import tokens from '../../src/ui/tokens.css';
import { connect, define } from '../index.ts';
import { App } from './App.tsx';
import { PortalContext } from './portal.tsx';

/** Starts the page. Code, configuration, texts and user are asked for side by side. */
async function start(): Promise<void> {
  define();
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
      <App configuration={configuration} />
    </PortalContext>,
  );
}

void start();
