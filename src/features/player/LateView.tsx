import { useEffect, useState, type ReactNode } from 'react';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { useLate } from '../../ui/useLate.ts';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';

export interface LateViewProps<T> {
  readonly load: () => Promise<T>;
  /** What is said to have failed where the code cannot be had. */
  readonly what: LoadFailureProps['what'];
  readonly headingLevel: HeadingLevel;
  /** Stands there meanwhile. */
  readonly skeleton: ReactNode;
  readonly emit: (name: `lectern-${string}`) => boolean;
  readonly children: (code: T) => ReactNode;
}

/** A view of the course page, whose code comes when it is first wanted: who reads a part needs nothing of the overview, nor the other way round. Where it cannot be had, that is said and can be tried again. */
export function LateView<T>({ load, what, headingLevel, skeleton, emit, children }: LateViewProps<T>) {
  const [wanted, setWanted] = useState(true);
  const code = useLate(load, wanted);
  const failed = code === 'failed';
  useEffect(() => void (failed && emit('lectern-ready')), [failed, emit]);
  const retry = () => {
    setWanted(false);
    setTimeout(() => setWanted(true));
  };
  if (code === 'failed') return <LoadFailure what={what} error={null} headingLevel={headingLevel} busy={false} retry={retry} />;
  return code ? children(code) : skeleton;
}
