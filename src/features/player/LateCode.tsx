import { useState, type ReactNode } from 'react';
import { useLateTexts } from '../../i18n/useLateTexts.ts';
import { useLate } from '../../ui/useLate.ts';

export interface LateCodeProps<T extends object> {
  readonly load: () => Promise<T>;
  /** Stands while it is on its way. */
  readonly meanwhile: ReactNode;
  /** What is said where it cannot be had, with a way to try again. */
  readonly failed: (again: () => void) => ReactNode;
  readonly children: (code: T) => ReactNode;
}

/** What comes late, with its texts (`parts`); where its code cannot be had it can be tried again. */
export function LateCode<T extends object>(props: LateCodeProps<T>) {
  const [tried, setTried] = useState(0);
  return <Arriving key={tried} {...props} again={() => setTried(tried + 1)} />;
}

function Arriving<T extends object>({ load, meanwhile, failed, children, again }: LateCodeProps<T> & { readonly again: () => void }) {
  const texts = useLateTexts('parts');
  const late = useLate(load, true);
  if (late === 'failed') return failed(again);
  return late && texts ? children(late as T) : meanwhile;
}
