import type { TutorStanding } from '../../domain/tutor/tutor.ts';
import { useTexts } from '../../i18n/context.tsx';

/** Says which data is kept, for how long, who can read it, and how the answers are made (TUTOR-15). */
export function KeptList({ standing }: { readonly standing: TutorStanding }) {
  const t = useTexts('tutor');
  const { keptDays, instructors, kind } = standing;
  return (
    <ul className="tutor-kept">
      <li>{t('keptWhat', { days: String(keptDays) })}</li>
      <li>{t(instructors ? 'keptInstructors' : 'keptNobody')}</li>
      <li>{t(kind === 'model' ? 'keptModel' : 'keptSearch')}</li>
      <li>{t('keptDelete')}</li>
    </ul>
  );
}
