import { useEffect } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { useLinks } from './links.ts';

/** The page of a course that this learner does not have (ERR-5). */
export function NotAvailable({ headingLevel, emit }: { readonly headingLevel: HeadingLevel; readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean }) {
  const t = useTexts('player');
  const links = useLinks();
  const title = t('notAvailable');
  useEffect(() => void emit('lectern-title', { sections: [title] }), [emit, title]);
  return (
    <Blank title={title} headingLevel={headingLevel} actions={<Button look="filled" {...links.to({ name: 'courses', query: '' })}>{t('toMyCourses')}</Button>}>
      {t('notAvailableText')}
    </Blank>
  );
}
