import { Heading } from '../../../../ui/text/Heading.tsx';
import { classes } from '../content.css';
import { ProctoredStart, type ProctoredStartProps } from '../../parts/proctoring/ProctoredStart.tsx';

/** Replaces a proctored course or part that waits for its start-token (PROCT-3). */
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
