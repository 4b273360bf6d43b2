import { below, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import type { FailedProps } from '../../../../ui/lazy/lazyPart.tsx';
import { LoadFailure, type LoadFailureProps } from '../LoadFailure.tsx';

interface Headed {
  readonly headingLevel: HeadingLevel;
}

/**
 * Replaces a lazy part that learners would miss.
 * @param levelOf level of its heading, from the part's heading level
 */
export const loadFailed = (what: LoadFailureProps['what'], levelOf: (part: HeadingLevel) => HeadingLevel = below) =>
  function LoadFailed({ headingLevel, again }: FailedProps<Headed>) {
    return (
      <LoadFailure what={what} error={null} headingLevel={levelOf(headingLevel)} busy={false} retry={() => again()} />
    );
  };
