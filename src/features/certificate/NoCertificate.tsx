import Medal from 'lucide/dist/esm/icons/medal.mjs';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { routeLink } from '../../routes/routeLink.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../../ui/text/Heading.tsx';

/** The learner has no certificate of the course yet. */
export function NoCertificate({
  objectiveId,
  headingLevel,
}: {
  readonly objectiveId: string;
  readonly headingLevel: HeadingLevel;
}) {
  const t = useTexts('certificate');
  const { routes } = usePort();
  return (
    <EmptyState
      picture={Medal}
      tone="muted"
      title={t('noneYet')}
      headingLevel={headingLevel}
      actions={<Button {...routeLink({ name: 'details', objectiveId }, routes.hrefFor)}>{t('toCourse')}</Button>}
    >
      {t('noneYetText')}
    </EmptyState>
  );
}
