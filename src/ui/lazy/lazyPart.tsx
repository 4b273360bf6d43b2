import { useState, type FunctionComponent } from 'react';
import { useLazy } from './useLazy.ts';

/** Tries once more to load a part. @param also properties that the part gets beside its own when it comes this time */
type Again<P> = (also?: Partial<P>) => void;

/** What stands in the place of a part that cannot be loaded is given the part's properties, and a way to try again. */
export type FailedProps<P> = P & { readonly again: Again<P> };

export interface LazyPartSettings<P> {
  /** Stands in the part's place until its code is there; nothing does where this is left out. */
  readonly Waiting?: FunctionComponent<P>;
  /** Stands in the part's place where its code cannot be loaded; nothing does where this is left out. */
  readonly Failed?: FunctionComponent<FailedProps<P>>;
  /** A hook that tells whether everything else that the part needs is there, such as its texts. */
  readonly useReady?: () => boolean;
}

const isReady = () => true;
const Nothing = () => null;

/**
 * A component whose code is loaded when it is first drawn. Code that has come once is there at once the next time.
 * @param load gives the component; it rejects where the code cannot be loaded
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
