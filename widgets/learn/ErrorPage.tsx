import { useEffect, useRef } from 'react';
import { isLearnerOnly } from '../../src/domain/isLearnerOnly.ts';
import { isFramed } from '../../src/ui/isFramed.ts';
import { Blank } from '../../src/ui/Blank.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import { base } from './currentPath.ts';
import { errorText, errorTitle, type ErrorStatus } from './errorTexts.ts';
import { usePortal, useShell, useValue } from './portal.tsx';

/**
 * The error page (ERR-1 to ERR-4).
 * @param status null is the general one
 * @param library address of the content library, where people who are not learners only go back to
 * @param isPublic visitors go back to the open catalog
 * @param stack shown in development alone
 */
export function ErrorPage({ status, library, stack, isPublic = false, bare = false }: { status: ErrorStatus; library?: string | null; stack?: string | undefined; isPublic?: boolean; bare?: boolean }) {
  const { t } = useShell();
  const { user } = useValue(usePortal().session.store);
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that begins takes no focus from the host of its frame.
  useEffect(() => {
    if (!isFramed() || document.hasFocus()) heading.current?.focus();
  }, []);
  const text = errorText(status);
  const toLibrary = user !== null && !isLearnerOnly(user) && library;
  const back = isPublic ? base + '/open-catalog' : toLibrary || base + '/courses';
  const leaves = toLibrary && !isPublic && isFramed();
  return (
    <>
      <Blank
        headingLevel={1}
        headingRef={heading}
        title={t(errorTitle(status))}
        actions={!bare && (
          <Button look="filled" href={back} {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}>
            {t(isPublic ? 'catalog' : toLibrary ? 'contentLibrary' : 'backToCourses')}
            {leaves && <VisuallyHidden> {t('newTab')}</VisuallyHidden>}
          </Button>
        )}
      >
        {text && t(text)}
      </Blank>
      {stack && <pre className="stack">{stack}</pre>}
    </>
  );
}
