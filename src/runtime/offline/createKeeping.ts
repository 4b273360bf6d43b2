import { portalWhole } from '../../contract/parts/files.ts';
import { LecternError } from '../../errors.ts';
import type { KeepingPort, RuntimePort } from '../../port/port.ts';
import { keptCourses } from '../../storage/kept/keptCourses.ts';
import { readersPath } from '../../storage/kept/keptNames.ts';
import { readPerson, writePerson } from '../../storage/kept/keptPerson.ts';

export interface KeepingDeps {
  readonly port: Pick<RuntimePort, 'session' | 'send' | 'host'>;
  readonly caches: CacheStorage;
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'ready' | 'addEventListener'>;
  readonly storage: Pick<StorageManager, 'estimate' | 'persist'> | undefined;
  /** The channel to the other tabs of the browser; null where there is none. */
  readonly channel: BroadcastChannel | null;
}

/** How long to wait until a worker has taken over the page, in milliseconds. */
const patience = 20_000;

const noRoom = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError'
    ? new LecternError('storage', 'this browser has no room left', { cause })
    : cause;

/** Makes the port that keeps courses in this browser (OFF-6). */
export function createKeeping({ port, caches, container, storage, channel }: KeepingDeps): KeepingPort {
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const tell = () => {
    changed();
    channel?.postMessage('changed');
  };
  channel?.addEventListener('message', changed);
  const courses = () => {
    const { user } = port.session.store.getState();
    return user && !user.impersonator ? keptCourses(caches, user.id) : null;
  };
  const own = () => {
    const kept = courses();
    if (!kept) throw new LecternError('unauthorized', 'nobody is signed in');
    return kept;
  };
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      throw noRoom(cause);
    }
  };
  const controlled = () =>
    new Promise<void>((resolve, reject) => {
      if (container.controller) return resolve();
      const listening = new AbortController();
      const timer = setTimeout(() => {
        listening.abort();
        reject(new LecternError('network', 'no worker came'));
      }, patience);
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      container.addEventListener('controllerchange', done, { once: true, signal: listening.signal });
    });
  return {
    list: async () => (await courses()?.list()) ?? [],
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    free: async () => {
      const { quota, usage } = (await storage?.estimate()) ?? {};
      return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
    },
    isOwn: async () => {
      const person = await readPerson(caches);
      return person !== null && 'id' in person && person.own;
    },
    setOwn: async (isOwn) => {
      const person = await readPerson(caches);
      if (person && 'id' in person) await writePerson(caches, { ...person, own: isOwn });
      tell();
    },
    ready: async (reads) => {
      await controlled();
      // Asks the browser not to remove by itself what the learner wants to keep.
      await storage?.persist().catch(() => false);
      if (reads) await port.send(portalWhole, { params: { link: new URL(readersPath, port.host.apiBase).href } });
    },
    put: (objectiveId, address, reply) => attempt(() => own().put(objectiveId, address, reply)),
    write: async (course) => {
      await attempt(() => own().write(course));
      tell();
    },
    prune: (objectiveId, addresses) => own().prune(objectiveId, addresses),
    remove: async (objectiveId) => {
      await own().remove(objectiveId);
      tell();
    },
  };
}
