import type { Moment } from '../../../../domain/time/moment.ts';
import type { HeadingLevel } from '../../../../ui/text/Heading.tsx';

/** The properties that tasks and dates share. */
export interface AheadProps {
  readonly moment: Moment;
  readonly headingLevel: HeadingLevel;
}
