// `lectern.doctor()` and `lectern.inspect()`, loaded at their first call.
import { startOfPage } from '../../src/runtime/hostOptions.ts';
import { runtimePlace } from '../../src/runtime/runtimePlace.ts';
import { doctor as examine } from './doctor.ts';
import type { Finding } from './Finding.ts';
import { inspect as look, type Inspection } from './inspect.ts';
import { checkedPageOf } from './CheckedPage.ts';

export type { Finding, Inspection };

/** Prints and returns the findings about this page, with the missing lines. */
export const doctor = (): Promise<readonly Finding[]> => {
  const start = startOfPage();
  return examine(checkedPageOf(globalThis.window, start.options, runtimePlace(start.options, start, location)));
};

/** Versions, runtimes and elements of this page. */
export const inspect = (): Inspection => look(document, Date.now);
