import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import css, { classes } from './resultsFrame.css';

/** The section of results. Without children it reserves the space of a heading and one attempt. */
export function ResultsFrame({
  headingLevel,
  headingRef,
  children,
}: {
  readonly headingLevel: HeadingLevel;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}) {
  useSheet(css);
  const t = useTexts('player');
  return (
    <section className="results" aria-label={t('results')} aria-busy={children ? undefined : 'true'}>
      <Heading level={headingLevel} className={classes.over} tabIndex={-1} {...(headingRef ? { ref: headingRef } : {})}>
        {t('results')}
      </Heading>
      {children ?? (
        <>
          <VisuallyHidden>{t('loadingResults')}</VisuallyHidden>
          <i className="bone" aria-hidden="true" />
        </>
      )}
    </section>
  );
}
