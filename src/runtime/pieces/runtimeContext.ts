import type { LecternError } from '../../errors.ts';
import { uuid } from '../../plain/uuid.ts';
import type { Options } from '../../port/options.ts';
import { createStorage, type OwnedStorage } from '../../storage/createStorage.ts';
import type { Browser } from '../../web/browser.ts';
import { runtimePlace, type RuntimePlace } from '../runtimePlace.ts';
import type { Start } from '../start.ts';

/** The facts about the page that all pieces of one runtime share. */
export interface RuntimeContext extends RuntimePlace {
  readonly browser: Browser;
  /** The options of the host at the time when the runtime was made. */
  readonly given: Options;
  /** The requests that the loader has begun. */
  readonly start: Start | undefined;
  /** Replies to early requests, by absolute address. */
  readonly replies: Map<string, Promise<Response>>;
  readonly fetch: typeof fetch;
  /** Aborted when the runtime ends. */
  readonly ended: AbortSignal;
  readonly report: (error: LecternError) => void;
  /** Milliseconds since the page began. */
  readonly elapsed: () => number;
  /** The device's clock. */
  readonly wall: () => number;
  readonly local: OwnedStorage;
  readonly tab: OwnedStorage;
  /** The id that is stored under a key; made when there is none. */
  readonly keptId: (storage: OwnedStorage, key: string) => string;
}

/** Makes the context of one runtime: its place, its storages and its clocks. */
export function runtimeContext(
  given: Options,
  browser: Browser,
  start: Start | undefined,
  ended: AbortSignal,
): RuntimeContext {
  const { location, performance } = browser;
  const place = runtimePlace(given, start, location, browser.parent !== browser);
  const { prefix } = place;
  const report = (error: LecternError) => console.warn('[lectern]', error.code, error.message, error.detail);
  return {
    ...place,
    browser,
    given,
    start,
    replies: start?.replies ?? new Map<string, Promise<Response>>(),
    fetch: (input, init) => browser.fetch(input, init),
    ended,
    report,
    elapsed: () => performance.now(),
    wall: () => Date.now(),
    local: createStorage({ area: () => browser.localStorage, prefix, report }),
    tab: createStorage({ area: () => browser.sessionStorage, prefix, report }),
    keptId: (storage, key) => {
      const id = storage.get(key) ?? uuid();
      storage.set(key, id);
      return id;
    },
  };
}
