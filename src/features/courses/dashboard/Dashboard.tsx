import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useLazy } from '../../../ui/lazy/useLazy.ts';
import type { DashboardProps } from './DashboardProps.ts';

const load = () => import('./HomePage.tsx');

/** Loads the dashboard's code. This small component keeps the names of its chunks out of the loader, which every page has. */
function Attempt({ again, ...props }: DashboardProps & { readonly again: () => void }) {
  const { emit } = props;
  const common = useTexts('common');
  const page = useLazy(load, true);
  const failed = page === 'failed';
  useEffect(() => {
    if (failed) emit('lectern-ready', undefined);
  }, [failed, emit]);
  if (failed)
    return (
      <div role="alert">
        <Heading level={props.headingLevel as HeadingLevel}>{common('elementFailed')}</Heading>
        <button type="button" className="link" onClick={again}>
          {common('tryAgain')}
        </button>
      </div>
    );
  return page && <page.HomePage {...props} />;
}

/** The learner's dashboard: the state of their courses, and the next steps (DASH-1, DASH-2). */
export function Dashboard(props: DashboardProps) {
  const [tried, setTried] = useState(0);
  return <Attempt key={tried} {...props} again={() => setTried(tried + 1)} />;
}
