import { foreignTags } from '../../foreignTags.ts';
import type { FragmentFault } from './FragmentError.ts';

interface Watcher {
  readonly url: string;
  readonly tell: (fault: FragmentFault, message: string) => void;
}

const watchers = new Set<Watcher>();
let isListening = false;

/** Tells those whose module `traces` name: the address of a script, or a stack. */
const blame = (fault: FragmentFault, message: string, ...traces: readonly unknown[]) =>
  [...watchers]
    .filter(({ url }) => traces.some((trace) => typeof trace === 'string' && trace.includes(url)))
    .forEach(({ tell }) => tell(fault, message));

const stackOf = (thrown: unknown) => (Object(thrown) as { readonly stack?: unknown }).stack;

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('error', ({ message, filename, error }) => blame('threw', message, filename, stackOf(error)));
  addEventListener('unhandledrejection', ({ reason }) => blame('threw', String(reason), stackOf(reason)));
  foreignTags.guard((name, stack) => blame('tag', `it defines <${name}>, a tag of the portal`, stack));
}

/**
 * Tells what the module of an address throws, now and later, and that it defines a tag of ours (FRAG-5, FRAG-6). What is thrown is reported
 * by the browser as ever.
 * @returns ends it
 */
export function watchFaults(url: string, tell: Watcher['tell']): () => void {
  listen();
  const watcher = { url, tell };
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
