import type { Options } from '../../port/options.ts';
import type { RuntimeContext } from './runtimeContext.ts';

export interface LazyAppearance {
  readonly apply: (options: Options) => void;
  readonly remove: () => void;
}

/** Makes the code that applies a host's appearance; it is loaded where a host has set one (ELEM-9). */
export function lazyAppearance({ browser, report, ended }: RuntimeContext): LazyAppearance {
  let remove = () => {};
  return {
    apply: ({ appearance }) => {
      if (!appearance) return;
      import('../applyAppearance.ts').then(({ applyAppearance }) => {
        remove();
        if (!ended.aborted) remove = applyAppearance(browser, appearance, report);
      }, report);
    },
    remove: () => remove(),
  };
}
