import type { TutorStanding } from '../../domain/tutor/tutor.ts';
import { useTutorKept } from '../../data/tutor/useTutorKept.ts';
import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { KeptList } from './KeptList.tsx';

/** Explains before the first question which data is kept, and asks for the learner's consent (TUTOR-15). */
export function Consent({
  standing,
  headingLevel,
}: {
  readonly standing: TutorStanding;
  readonly headingLevel: HeadingLevel;
}) {
  const t = useTexts('tutor');
  const { busy, error, agree } = useTutorKept();
  return (
    <div className="tutor-consent">
      <Heading level={headingLevel} className="title">
        {t('consentTitle')}
      </Heading>
      <KeptList standing={standing} />
      {error && (
        <p role="alert" className="tutor-failed">
          {t('notKept')}
        </p>
      )}
      <div>
        <Button look="filled" busy={busy} onClick={() => void agree(standing.instructors)}>
          {t('agree')}
        </Button>
      </div>
    </div>
  );
}
