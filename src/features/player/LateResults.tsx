import { useState } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { useLate } from '../../ui/useLate.ts';
import { QuietFailure } from './QuietFailure.tsx';
import type { ResultsProps } from './Results.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';

const load = () => import('./Results.tsx');

/** The section of results, whose code comes after the first view into the space that is kept for it. */
export function LateResults(props: ResultsProps) {
  const [tried, setTried] = useState(0);
  return <Arriving key={tried} {...props} wanted={tried > 0} again={() => setTried(tried + 1)} />;
}

function Arriving({ again, ...props }: ResultsProps & { readonly again: () => void }) {
  const t = useTexts('player');
  const late = useLate(load, true);
  if (late && late !== 'failed') return <late.Results {...props} />;
  return <ResultsFrame headingLevel={props.headingLevel}>{late && <QuietFailure text={t('resultsFailed')} busy={false} retry={again} />}</ResultsFrame>;
}
