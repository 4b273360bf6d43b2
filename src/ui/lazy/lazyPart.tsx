import { useState, type FunctionComponent } from 'react';
import { useLazy } from './useLazy.ts';

/** Tries once more to load a part. @param also properties that the part gets besides its own if it loads this time */
type Again<P> = (also?: Partial<P>) => void;

/** Properties of the component that replaces a part that failed to load: those of the part, and a way to try again. */
export type FailedProps<P> = P & { readonly again: Again<P> };

export interface LazyPartSettings<P> {
  /** Shown until the part's code has loaded; by default nothing is shown. */
  readonly Waiting?: FunctionComponent<P>;
  /** Shown if the part's code cannot be loaded; by default nothing is shown. */
  readonly Failed?: FunctionComponent<FailedProps<P>>;
  /** A hook that tells whether everything else that the part needs has loaded, such as its texts. */
  readonly useReady?: () => boolean;
}

const isReady = () => true;
const Nothing = () => null;

/**
 * A component whose code is loaded when it is first drawn. Code that has loaded once is used at once the next time.
 * @param load returns the component; it rejects if the code cannot be loaded
 */
export function lazyPart<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  { Waiting = Nothing, Failed = Nothing, useReady = isReady }: LazyPartSettings<P> = {},
): FunctionComponent<P> {
  function Attempt({ props, again }: { readonly props: P; readonly again: Again<P> }) {
    const ready = useReady();
    const Part = useLazy(load, true);
    if (Part === 'failed') return <Failed {...props} again={again} />;
    return Part && ready ? <Part {...props} /> : <Waiting {...props} />;
  }
  return function LazyPart(props) {
    const [{ tried, also }, setAttempt] = useState<{ tried: number; also?: Partial<P> | undefined }>({ tried: 0 });
    return (
      <Attempt
        key={tried}
        props={{ ...props, ...also }}
        again={(more) => setAttempt({ tried: tried + 1, also: more })}
      />
    );
  };
}
