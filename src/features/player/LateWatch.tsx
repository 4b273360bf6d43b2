import { below, Heading } from '../../ui/Heading.tsx';
import { TextSkeleton } from './AuthorHtml.tsx';
import { LateCode } from './LateCode.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { WatchProps } from './watch/Watch.tsx';

const load = () => import('./watch/Watch.tsx');

/** What stands before something that is taken under watch, whose code comes with the first such course or part (PROCT-3). */
export function LateWatch({ title, ...props }: WatchProps & { readonly title: string | null }) {
  return (
    <div className="part">
      {title && <Heading level={props.headingLevel} className="title name"><bdi>{title}</bdi></Heading>}
      <LateCode load={load} meanwhile={<TextSkeleton />} failed={(again) => <LoadFailure what="contentFailed" error={null} headingLevel={below(props.headingLevel)} busy={false} retry={again} />}>
        {({ Watch }) => <Watch {...props} />}
      </LateCode>
    </div>
  );
}
