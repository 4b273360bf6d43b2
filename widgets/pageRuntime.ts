import { hostOptions } from '../src/runtime/hostOptions.ts';
import { runtimeFor } from '../src/runtime/registry.ts';
import type { Runtime } from '../src/runtime/runtime.ts';

/** The page's runtime for the current options; created at the first call. */
export function pageRuntime(): Runtime {
  return runtimeFor(hostOptions.getState(), {
    outlet: () => import('../src/element/mountOutlet.tsx').then(({ mountOutlet }) => mountOutlet),
  });
}
