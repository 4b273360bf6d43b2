import { Heading } from '../../../../ui/Heading.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { loadFailed } from '../../base/lazy/loadFailed.tsx';
import { usePartTexts } from '../../base/lazy/usePartTexts.ts';
import { TextSkeleton } from '../../parts/AuthorHtml.tsx';
import { classes } from '../content.css';
import type { ProctoredStartProps } from './ProctoredStart.tsx';

const ProctoredStart = lazyPart(async () => (await import('./ProctoredStart.tsx')).ProctoredStart, {
  Waiting: TextSkeleton,
  Failed: loadFailed('contentFailed'),
  useReady: usePartTexts,
});

/**
 * Stands in place of a proctored course or part that waits for its start-token (PROCT-3). Its code loads with the first
 * such place.
 */
export function ProctoredPage({ title, ...props }: ProctoredStartProps & { readonly title: string | null }) {
  return (
    <div className="part">
      {title && (
        <Heading level={props.headingLevel} className={`title ${classes.name}`}>
          <bdi>{title}</bdi>
        </Heading>
      )}
      <ProctoredStart {...props} />
    </div>
  );
}
