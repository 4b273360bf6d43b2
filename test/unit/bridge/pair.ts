import { browserTools } from '../../../src/bridge/channel/browserTools.ts';
import { connectFrame } from '../../../src/bridge/channel/connectFrame.ts';
import { connectHost } from '../../../src/bridge/channel/connectHost.ts';
import type { FrameEndDeps } from '../../../src/bridge/channel/frameEnd.ts';
import type { HostEndDeps } from '../../../src/bridge/channel/hostEnd.ts';
import type { Tools } from '../../../src/bridge/channel/tools.ts';
import { ownAddress } from '../../../src/routes/ownAddress.ts';
import { fakeWindow, seen, type FakeWindow } from './fakeWindows.ts';

export const PORTAL = 'https://portal.example';
export const HOST = 'https://host.example';
export const EVIL = 'https://evil.example';

const own = (wanted: string) => ownAddress(wanted, new URL(PORTAL));

/** A host's window with the window of its frame, neither connected yet. */
export function windows(hostOrigin = HOST, frameOrigin = PORTAL) {
  const [host, frame] = [fakeWindow(hostOrigin), fakeWindow(frameOrigin)];
  frame.parent = seen(frame, host);
  return { host, frame };
}

/** Tools whose failures are kept instead of printed. */
function quietTools(view: FakeWindow, more: Partial<Tools> = {}) {
  const reported: { readonly id: string; readonly cause: unknown }[] = [];
  const tools: Tools = {
    ...browserTools(view as unknown as Window),
    report: (id, cause) => void reported.push({ id, cause }),
    ...more,
  };
  return { tools, reported };
}

export const hostOf = (
  { host, frame }: { host: FakeWindow; frame: FakeWindow },
  more: Partial<HostEndDeps> = {},
  tools: Partial<Tools> = {},
) =>
  connectHost(
    {
      view: host as unknown as Window,
      frame: () => seen(host, frame),
      origin: PORTAL,
      config: () => ({ locale: 'ar' }),
      caps: ['session.getToken'],
      ownAddress: own,
      ...more,
    },
    quietTools(host, tools).tools,
  );

export const frameOf = (
  { frame }: { frame: FakeWindow },
  more: Partial<FrameEndDeps> = {},
  tools: Partial<Tools> = {},
) =>
  connectFrame(
    {
      view: frame as unknown as Window,
      allowed: (origin) => Promise.resolve(origin === HOST),
      build: '1.0.0',
      caps: ['viewport'],
      ownAddress: own,
      ...more,
    },
    quietTools(frame, tools).tools,
  );

/** Resolves when a state is reached. */
export const reaches = (
  end: { state: () => string; watch: (listener: (state: string) => void) => () => void },
  wanted: string,
) =>
  new Promise<void>((resolve) => {
    if (end.state() === wanted) return resolve();
    const stop = end.watch((state) => {
      if (state !== wanted) return;
      stop();
      resolve();
    });
  });
