import type { Appearance } from '../../port/appearance.ts';
import type { Options } from '../../port/options.ts';
import { lazily } from '../../web/lazily.ts';
import type { RuntimeContext } from './runtimeContext.ts';

export interface LazyAppearance {
  readonly apply: (options: Options) => void;
  readonly remove: () => void;
}

/** Makes the code that applies a host's appearance; it is loaded where a host has set something (ELEM-9). */
export function lazyAppearance({ browser, report, ended }: RuntimeContext): LazyAppearance {
  let wanted: Appearance = {};
  let remove = () => {};
  const code = lazily(() => import('../applyAppearance.ts'));
  return {
    apply: ({ appearance }) => {
      if (!appearance) return;
      const before = wanted;
      wanted = appearance;
      // The page of the portal gives an empty one with each theme.
      if ([before, appearance].every((one) => Object.keys(one).length === 0)) return;
      code.get().then(({ applyAppearance }) => {
        remove();
        if (!ended.aborted) remove = applyAppearance(browser, appearance, report);
      }, report);
    },
    remove: () => remove(),
  };
}
