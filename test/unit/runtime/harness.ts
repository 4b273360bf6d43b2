import { afterEach, beforeEach, vi } from 'vitest';
import { createRuntime } from '../../../src/runtime/createRuntime.ts';
import type { Options } from '../../../src/port/options.ts';
import type { Runtime } from '../../../src/runtime/runtime.ts';
import type { Start } from '../../../src/runtime/start.ts';
import type { Pieces } from '../../../src/runtime/runtime.ts';
// Loaded beforehand: fake timers do not wait for a module.
import '../../../src/runtime/pieces/findAddedLocales.ts';
import '../../../src/session/createRefusals.ts';
import '../../../src/session/createOwnPage.ts';
import '../../../src/session/createFramedPage.ts';
import '../../../src/session/watchSession.ts';
import '../../../src/transport/errorOfReply.ts';
import '../../../src/transport/sendOther.ts';
import '../../../src/runtime/analytics.ts';
import '../../../src/runtime/warmUp.ts';
import '../../../src/commands/createOutbox.ts';
import { fakeBrowser, json, mira, type FakeGiven } from './fakeBrowser.ts';

export type Routes = Readonly<Record<string, (init: RequestInit) => Response | Promise<Response>>>;

const common: Routes = {
  '/api/platform/v1/users/me': () => json(mira),
  '/config-ui/config.json': () => json({ environment: 'development' }),
  '/api/lms/v1/objective-workflows/w1': () => json({ id: 'w1', state: 1, progress: 0.5 }),
};

export interface Made {
  readonly runtime: Runtime;
  readonly browser: ReturnType<typeof fakeBrowser>;
  /** Paths asked for, in order. */
  readonly asked: string[];
}

const made: Runtime[] = [];

/** A runtime on a page of its own, unless told otherwise; its network is a table of paths. */
export function makeRuntime(
  routes: Routes = {},
  given: Omit<FakeGiven, 'fetch'> & {
    readonly options?: Options;
    readonly start?: Start;
    readonly pieces?: Pieces;
  } = {},
): Made {
  const { options = {}, start, pieces, ...rest } = given;
  const asked: string[] = [];
  const table = { ...common, ...routes };
  const browser = fakeBrowser({
    ...rest,
    fetch: async (url, init) => {
      // As a browser: what was ended before is not sent.
      init.signal?.throwIfAborted();
      const { pathname } = new URL(url);
      asked.push(pathname);
      const answer =
        table[pathname] ??
        (/\/locales\//.test(pathname) ? () => json({ hello: pathname }) : () => json({}, { status: 404 }));
      return answer(init);
    },
  });
  const runtime = createRuntime(options, { browser, start, ...pieces });
  made.push(runtime);
  return { runtime, browser, asked };
}

/** Gives each test of a file runtimes of its own, at noon of a day that passes only when told to; their warnings are not printed. */
export function isolateRuntimes() {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    made.splice(0).forEach((runtime) => runtime.destroy());
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Lets everything happen that needs no time. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
