import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../../build/paths.mjs';
import { findWebkit, WEBKIT_SKIPPED } from './findWebkit.mjs';
import { fontEnvironment } from '../testFonts.mjs';
import { createSession } from './createSession.mjs';

const READY_WITHIN_MS = 60_000;

/** The browser's bar would make the window wider than a phone; without space for its texts and icons it does not. */
const NARROW_BAR = '* { font-size: 1px; padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; }\n';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// Without a window manager the window below the pointer is active, and the pointer is in the middle of the screen.
const SCREEN = '3200x3200x24';
const PLACE = { x: 1500, y: 1500 };

/** Starts an invisible screen. The server chooses a free number and reports it. */
async function startScreen(xvfb) {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = once(child.stdio[3], 'data').then(([data]) => String(data).trim());
  const number = await Promise.race([
    told,
    once(child, 'exit').then(() => null),
    once(child, 'error').then(() => null),
  ]);
  if (!number) throw new Error(`${xvfb} did not start.`);
  return { child, display: `:${number}` };
}

async function untilReady(address, child) {
  for (const end = performance.now() + READY_WITHIN_MS; performance.now() < end; await wait(50)) {
    if (child.exitCode !== null) throw new Error('WebKitWebDriver ended before it was ready.');
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error(`WebKitWebDriver was not ready within ${READY_WITHIN_MS / 1000} s.`);
}

/**
 * Starts WebKitGTK's small browser on a separate screen, driven by WebDriver. It has no cookies or storage of earlier sessions.
 * @returns the session; its `stop` ends all that was started
 */
export async function startWebkit() {
  const found = findWebkit();
  if (!found) throw new Error(WEBKIT_SKIPPED);
  const settings = inRoot('.cache/webkit');
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW_BAR);
  const screen = await startScreen(found.xvfb);
  const port = await freePort();
  const child = spawn(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...fontEnvironment(),
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LANG: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The drawing is not passed to a screen, which halves the work.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      XDG_CONFIG_HOME: settings,
    },
  });
  const kill = () => [child, screen.child].forEach((each) => each.kill());
  process.on('exit', kill);
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilReady(address, child);
    const session = await createSession(address, { acceptInsecureCerts: true }, PLACE);
    return {
      ...session,
      stop: async () => {
        await session.end().catch(() => undefined);
        process.off('exit', kill);
        kill();
      },
    };
  } catch (error) {
    kill();
    throw error;
  }
}
