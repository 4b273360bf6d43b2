import type { RemoteFragment } from '../../../src/web/fragments/remoteFragment.ts';
import { foreignTags } from '../../foreignTags.ts';
import type { FragmentFault } from './FragmentError.ts';

interface Watcher {
  readonly url: string;
  readonly tell: (fault: FragmentFault, message: string) => void;
}

const watchers = new Set<Watcher>();
const tags = new Set<string>();
let isListening = false;

/** Notifies the watchers whose module `traces` name: the address of a script, or a stack. */
const blame = (fault: FragmentFault, message: string, ...traces: readonly unknown[]) =>
  [...watchers]
    .filter(({ url }) => traces.some((trace) => typeof trace === 'string' && trace.includes(url)))
    .forEach(({ tell }) => tell(fault, message));

const stackOf = (thrown: unknown) => (Object(thrown) as { readonly stack?: unknown }).stack;

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Capturing listeners run before other listeners, which may stop the event.
  const first = { capture: true };
  addEventListener('error', ({ message, filename, error }) => blame('threw', message, filename, stackOf(error)), first);
  addEventListener('unhandledrejection', ({ reason }) => blame('threw', String(reason), stackOf(reason)), first);
  foreignTags.guard(
    (name) => tags.has(name),
    (name, stack) => blame('tag', `it defines <${name}>, a tag of the portal`, stack),
  );
}

/**
 * Reports exceptions of a module, now and later, and its attempts to define a tag of ours (FRAG-5, FRAG-6). The browser still reports the
 * exceptions as usual.
 * @returns stops it
 */
export function watchFaults({ url, tag }: RemoteFragment, tell: Watcher['tell']): () => void {
  listen();
  tags.add(tag);
  const watcher = { url, tell };
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
