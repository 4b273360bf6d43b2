import type { Moment } from '../../../../domain/time/moment.ts';
import type { HeadingLevel } from '../../../../ui/Heading.tsx';

/** What tasks and dates have in common. */
export interface AheadProps {
  readonly moment: Moment;
  readonly headingLevel: HeadingLevel;
}
