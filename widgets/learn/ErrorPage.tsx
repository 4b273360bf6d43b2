import { useEffect, useRef } from 'react';
import { isLearnerOnly } from '../../src/domain/person/isLearnerOnly.ts';
import { mayLearn } from '../../src/domain/person/mayLearn.ts';
import { isFramed } from '../../src/web/isFramed.ts';
import { EmptyState } from '../../src/ui/empty/EmptyState.tsx';
import { Button } from '../../src/ui/button/Button.tsx';
import { VisuallyHidden } from '../../src/ui/text/VisuallyHidden.tsx';
import { base } from './currentPath.ts';
import { errorText, errorTitle, type ErrorStatus } from './errorTexts.ts';
import { usePortal, useShell, useValue } from './portal.tsx';

/**
 * The error page (ERR-1 to ERR-4).
 * @param status null for the general error page
 * @param library address of the content library, to which people who are not only learners go back
 * @param isPublic visitors go back to the open catalog
 * @param bare a page without a main button (ROUTE-18): only a link to sign out, and for learners one to their courses
 * @param stack shown only in development
 */
export function ErrorPage({
  status,
  library,
  stack,
  isPublic = false,
  bare = false,
}: {
  status: ErrorStatus;
  library?: string | null;
  stack?: string | undefined;
  isPublic?: boolean;
  bare?: boolean;
}) {
  const { t } = useShell();
  const { session } = usePortal();
  const { user } = useValue(session.store);
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that has just loaded takes no focus from the host of its frame.
  useEffect(() => {
    if (!isFramed() || document.hasFocus()) heading.current?.focus();
  }, []);
  const text = errorText(status);
  const toLibrary = user !== null && !isLearnerOnly(user) && library;
  const back = isPublic ? base + '/open-catalog' : toLibrary || base + '/courses';
  const ownLabel = toLibrary ? 'contentLibrary' : 'backToCourses';
  const backLabel = isPublic ? 'catalog' : ownLabel;
  const leaves = toLibrary && !isPublic && isFramed();
  return (
    <>
      <EmptyState
        headingLevel={1}
        headingRef={heading}
        title={t(errorTitle(status))}
        actions={
          bare ? (
            // A person without access can sign in as somebody else, or has courses elsewhere. Neither is a main button.
            user && (
              <>
                {mayLearn(user) && (
                  <a className="link" href={base + '/courses'}>
                    {t('backToCourses')}
                  </a>
                )}
                <button type="button" className="link" onClick={() => session.signOut()}>
                  {t('signOut')}
                </button>
              </>
            )
          ) : (
            <Button look="filled" href={back} {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}>
              {t(backLabel)}
              {leaves && <VisuallyHidden> {t('newTab')}</VisuallyHidden>}
            </Button>
          )
        }
      >
        {text && t(text)}
      </EmptyState>
      {stack && <pre className="stack">{stack}</pre>}
    </>
  );
}
