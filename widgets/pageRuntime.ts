import { hostOptions } from '../src/runtime/hostOptions.ts';
import { runtimeFor } from '../src/runtime/registry.ts';
import type { Runtime } from '../src/runtime/runtime.ts';

/** The runtime of the page as it is configured now; made when first asked for. */
export function pageRuntime(): Runtime {
  return runtimeFor(hostOptions.getState(), {
    outlet: () => import('../src/element/mountOutlet.tsx').then(({ mountOutlet }) => mountOutlet),
  });
}
