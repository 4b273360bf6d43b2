import { useEffect } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { EmptyState } from '../../../ui/empty/EmptyState.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useLinks } from '../base/links.ts';
import type { CoursePlace } from '../base/screen.ts';
import type { PlayerEmit } from '../manifest.ts';

/**
 * The page of a course that is not available to this person (ERR-5, TEXT-6). It offers a visitor the open catalog, not
 * the sign-in (ERR-14).
 */
export function NotAvailable({
  place,
  headingLevel,
  emit,
}: {
  readonly place: CoursePlace;
  readonly headingLevel: HeadingLevel;
  readonly emit: PlayerEmit;
}) {
  const t = useTexts('player');
  const links = useLinks();
  const title = t('notAvailable');
  const open = place === 'public';
  useEffect(() => void emit('lectern-ready'), [emit]);
  useEffect(() => void emit('lectern-title', { sections: [title] }), [emit, title]);
  return (
    <EmptyState
      title={title}
      headingLevel={headingLevel}
      actions={
        <Button look="filled" {...links.to(open ? { name: 'openCatalog', query: '' } : { name: 'courses', query: '' })}>
          {t(open ? 'toCatalog' : 'toMyCourses')}
        </Button>
      }
    >
      {t('notAvailableText')}
    </EmptyState>
  );
}
