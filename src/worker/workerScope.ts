/** The parts of its environment that the worker uses. TypeScript's own types for a worker and for a page exclude each other. */
export interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** Empty for the request of a page itself. */
  readonly clientId: string;
  /** The reply to the request of a page, where the browser has asked for it while this worker was starting; else undefined. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (reply: Promise<Response>) => void;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Pick<Location, 'origin' | 'href'>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<{ readonly frameType?: string } | undefined>;
  };
  readonly fetch: typeof fetch;
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  };
  /**
   * The path of the folder with the code of the page, and the origin of the object storage: set before this script where they are not the
   * usual ones.
   */
  readonly lecternBuild?: string;
  readonly lecternStorage?: string;
}
