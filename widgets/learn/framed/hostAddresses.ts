import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';

/** The greatest number of replies that are kept, and of calls that wait at the same time. */
const [kept, waited] = [200, 10];
/** Milliseconds for which a reply is valid: a host's addresses may change without notice. */
const good = 60_000;

/** The host's own addresses of places of the portal, as it tells them (FRAME-9). */
export interface HostAddresses {
  /** Each path is requested once. @param path with `/learn` @returns null if the host has none, or gives one that is not allowed */
  readonly of: (path: string) => Promise<string | null>;
  /** Forgets all replies, since the host's addresses may have changed. */
  readonly forget: () => void;
}

/**
 * Asks the host for its addresses. A reply is accepted if it is an address by http or https on the origin that the page is connected to.
 * Any other reply is counted as refused, and means none.
 */
export function hostAddresses(
  end: Pick<FrameEnd, 'call' | 'caps' | 'host' | 'refuse' | 'watch'>,
  now = () => performance.now(),
): HostAddresses {
  let answers = new Map<string, { readonly since: number; readonly said: Promise<string | null> }>();
  let waiting = 0;
  const forget = () => void (answers = new Map());
  end.watch(forget);

  function checked(told: string | undefined): string | null {
    if (told === undefined) return null;
    const url = URL.canParse(told) ? new URL(told) : null;
    if (url && /^https?:$/.test(url.protocol) && url.origin === end.host() && !url.username && !url.password)
      return url.href;
    end.refuse('address', { kind: 'reply', name: 'address' });
    return null;
  }

  async function ask(path: string): Promise<string | null> {
    waiting += 1;
    try {
      return checked((await end.call('address', { path })).href);
    } catch {
      // Without a reply the link stays unchanged.
      return null;
    } finally {
      waiting -= 1;
    }
  }

  return {
    of: (path) => {
      const known = answers.get(path);
      if (known && now() - known.since < good) return known.said;
      if (waiting >= waited || !end.caps().includes('address')) return Promise.resolve(null);
      const said = ask(path);
      answers.delete(path);
      answers.set(path, { since: now(), said });
      const [oldest] = answers.keys();
      if (oldest !== undefined && answers.size > kept) answers.delete(oldest);
      return said;
    },
    forget,
  };
}
