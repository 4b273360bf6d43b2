// `lectern.doctor()` and `lectern.inspect()`, fetched by whoever asks.
import { startOfPage } from '../../src/runtime/hostOptions.ts';
import { runtimePlace } from '../../src/runtime/runtimePlace.ts';
import { doctor as examine } from './doctor.ts';
import type { Finding } from './Finding.ts';
import { inspect as look, type Inspection } from './inspect.ts';
import { checkedPageOf } from './CheckedPage.ts';

export type { Finding, Inspection };

/** Prints and gives what this page lacks for the elements to work on it, with the missing lines. */
export const doctor = (): Promise<readonly Finding[]> => {
  const start = startOfPage();
  return examine(checkedPageOf(globalThis.window, start.options, runtimePlace(start.options, start, location)));
};

/** Versions, runtimes and elements of this page. */
export const inspect = (): Inspection => look(document, Date.now);
