import { useState } from 'react';
import { useLateTexts } from '../../i18n/useLateTexts.ts';
import { below, Heading } from '../../ui/Heading.tsx';
import { useLate } from '../../ui/useLate.ts';
import { TextSkeleton } from './AuthorHtml.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { WatchProps } from './watch/Watch.tsx';

const load = () => import('./watch/Watch.tsx');

/** What stands before something that is taken under watch, whose code comes with the first such course or part (PROCT-3). */
export function LateWatch({ title, ...props }: WatchProps & { readonly title: string | null }) {
  const [tried, setTried] = useState(0);
  return (
    <div className="part">
      {title && <Heading level={props.headingLevel} className="title name"><bdi>{title}</bdi></Heading>}
      <Arriving key={tried} {...props} again={() => setTried(tried + 1)} />
    </div>
  );
}

function Arriving({ again, ...props }: WatchProps & { readonly again: () => void }) {
  const texts = useLateTexts('parts');
  const late = useLate(load, true);
  if (late === 'failed') return <LoadFailure what="contentFailed" error={null} headingLevel={below(props.headingLevel)} busy={false} retry={again} />;
  return late && texts ? <late.Watch {...props} /> : <TextSkeleton />;
}
