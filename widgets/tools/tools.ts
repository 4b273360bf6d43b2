// `lectern.doctor()` and `lectern.inspect()`, loaded at their first call.
import { startOfPage } from '../../src/runtime/hostOptions.ts';
import { runtimePlace } from '../../src/runtime/runtimePlace.ts';
import { checkApiBase } from './checkApiBase.ts';
import { doctor as examine, tellFindings } from './doctor.ts';
import type { Finding } from './Finding.ts';
import { inspect as look, type Inspection } from './inspect.ts';
import { checkedPageOf } from './CheckedPage.ts';

export type { Finding, Inspection };

/** Prints and returns the findings about this page, with the missing lines. */
export const doctor = async (): Promise<readonly Finding[]> => {
  const start = startOfPage();
  const wrong = checkApiBase(start.options);
  if (wrong) return tellFindings([wrong], console.log);
  return examine(checkedPageOf(globalThis.window, start.options, runtimePlace(start.options, start, location)));
};

/** Versions, runtimes and elements of this page. */
export const inspect = (): Inspection => look(document, Date.now);
