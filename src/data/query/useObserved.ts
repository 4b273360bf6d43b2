import { notifyManager } from '@tanstack/query-core';
import { useLayoutEffect, useState } from 'react';

/** The methods that a component needs of an observer of the query library, whether it observes one answer or pages. */
export interface Observer<Options, Result extends Tracked, Tracked> {
  readonly getOptimisticResult: (options: Options) => Result;
  readonly getCurrentResult: () => Result;
  readonly getCurrentQuery: () => { readonly promise: Promise<unknown> | undefined };
  readonly subscribe: (changed: () => void) => () => void;
  readonly updateResult: () => void;
  readonly setOptions: (options: Options) => void;
  readonly trackResult: (result: Result) => Tracked;
}

/**
 * Ties a component to an observer of the query library: the component is drawn again when a field changes that it has read of the result.
 * It asks before its first paint: an answer that came with the page is drawn in the same frame, without a placeholder before it.
 * @param create makes the observer, once for the life of the component
 * @param options the current options, with the client's defaults
 */
export function useObserved<Options, Result extends Tracked, Tracked>(
  create: () => Observer<Options, Result, Tracked>,
  options: Options,
): Result {
  const [observer] = useState(create);
  // The result that was drawn last: setting the same result again draws nothing.
  const [, setDrawn] = useState<Result>();
  // The result for the current options, not for those of the last drawing.
  const result = observer.getOptimisticResult(options);
  // Before the subscription, so that it asks for these options.
  useLayoutEffect(() => observer.setOptions(options));
  useLayoutEffect(() => {
    const draw = () => setDrawn(observer.getCurrentResult());
    const unsubscribe = observer.subscribe(notifyManager.batchCalls(draw));
    // Finds a change between the drawing and this subscription.
    observer.updateResult();
    // The library reports an answer by a timer, and the browser may paint before that.
    observer.getCurrentQuery().promise?.then(draw, draw);
    return unsubscribe;
  }, [observer]);
  // The library returns the same result, but its types have forgotten the fields of pages.
  return observer.trackResult(result) as Result;
}
