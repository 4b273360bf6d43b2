import { PrecacheController } from 'workbox-precaching';
import { cachePrefix } from '../storage/kept/keptNames.ts';
import { stateChannel } from '../storage/kept/stateChannel.ts';
import { answerFile } from './answerFile.ts';
import { answerPage, keepPage, shellName } from './answerPage.ts';
import { answerRead, type AnswerDeps } from './answerRead.ts';
import { answerShared } from './answerShared.ts';
import { hasRecentBuiltIns } from '../web/hasRecentBuiltIns.ts';
import { createCode } from './createCode.ts';
import { createKept } from './createKept.ts';
import { kindOfRequest } from './kindOfRequest.ts';
import { navigate } from './navigate.ts';
import { sweepKept } from './sweepKept.ts';
import type { FetchEvent, WorkerScope } from './workerScope.ts';

/**
 * Files of the page's build, inserted by the build. `now`: files that are kept at once, with a revision where their name has none.
 * `readers`: files that read PDF files, for recent and for older browsers.
 */
declare const __LECTERN_CODE__: {
  readonly version: string;
  readonly entry: string;
  readonly now: readonly (readonly [file: string, revision: string | null])[];
  readonly readers: { readonly recent: readonly string[]; readonly older: readonly string[] };
};

const scope = globalThis as unknown as WorkerScope;
const { caches, location } = scope;
const { version, entry, now: first, readers } = __LECTERN_CODE__;
const build = scope.lecternBuild ?? '/learn/build/';
const shell = `${cachePrefix}page-${version}`;
const pagePatience = 8000;

const precache = new PrecacheController({ cacheName: `${cachePrefix}code` });
precache.addToCacheList(first.map(([file, revision]) => ({ url: build + file, revision })));

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(stateChannel);
let state = '';
const kept = createKept(caches, Date.now);
const deps: AnswerDeps = {
  caches,
  fetch: (request) => scope.fetch(request),
  kept,
  now: Date.now,
  tell: (told) => {
    if (told !== state) channel?.postMessage(told);
    state = told;
  },
};
const pages = { ...deps, origin: location.origin, build, shell, entry, patience: pagePatience };
const late = readers[hasRecentBuiltIns() ? 'recent' : 'older'].map((file) => build + file);
const code = createCode({ caches, precache, late, fetch: deps.fetch });

scope.addEventListener('install', (event) => {
  void precache.install(event as never);
  event.waitUntil(
    scope
      .fetch(shellName, { credentials: 'same-origin', cache: 'no-cache' })
      .then((reply) => keepPage(pages, reply))
      .catch(() => undefined),
  );
  // The new worker can take over at once: it changes nothing that a page holds, and asks the server first for everything but code, whose
  // file names change with it.
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  void precache.activate(event as never);
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(`${cachePrefix}page-`) && name !== shell);
    await Promise.all(old.map((name) => caches.delete(name)));
    await code.prune();
    await sweepKept(caches, kept, Date.now());
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(clean());
});

/** A page in a frame may have another person's session: no reply to it is kept, and no kept reply is shown in it. */
async function alone(event: FetchEvent, answer: () => Promise<Response>): Promise<Response> {
  const client = event.clientId ? await scope.clients.get(event.clientId) : undefined;
  return client?.frameType === 'top-level' || client?.frameType === 'auxiliary' ? answer() : deps.fetch(event.request);
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (kindOfRequest(request, location.origin, build, scope.lecternStorage)) {
    case 'page':
      return event.respondWith(answerPage(event, pages));
    case 'code':
      return event.respondWith(code.answer(request));
    case 'readers':
      return event.respondWith(alone(event, code.keepLate));
    case 'read':
      return event.respondWith(alone(event, () => answerRead(event, deps)));
    case 'file':
      return event.respondWith(alone(event, () => answerFile(request, deps, location.href)));
    case 'shared':
      return event.respondWith(answerShared(event, deps));
    case null:
      // The browser has sent the request for such a page already (preload), and would send it again without an answer of the worker. It
      // does not preload the page that a form is sent to.
      if (request.mode === 'navigate' && request.method === 'GET' && event.preloadResponse)
        event.respondWith(navigate(event, deps.fetch));
      return;
  }
});
