import { useEffect } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { useLinks } from './links.ts';
import type { CoursePlace } from './screen.ts';

/** The page of a course that is not there for this person (ERR-5, TEXT-6). A visitor is led to the open catalog, and not into sign-in (ERR-14). */
export function NotAvailable({ place, headingLevel, emit }: { readonly place: CoursePlace; readonly headingLevel: HeadingLevel; readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean }) {
  const t = useTexts('player');
  const links = useLinks();
  const title = t('notAvailable');
  const open = place === 'public';
  useEffect(() => void emit('lectern-title', { sections: [title] }), [emit, title]);
  return (
    <Blank title={title} headingLevel={headingLevel} actions={<Button look="filled" {...links.to(open ? { name: 'openCatalog', query: '' } : { name: 'courses', query: '' })}>{t(open ? 'toCatalog' : 'toMyCourses')}</Button>}>
      {t('notAvailableText')}
    </Blank>
  );
}
