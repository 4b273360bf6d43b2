import { useEffect, useRef } from 'react';
import { isLearnerOnly } from '../../src/domain/isLearnerOnly.ts';
import { Blank } from '../../src/ui/Blank.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { usePortal, useShell, useValue, type ShellKey } from './portal.tsx';
import { base } from './currentPath.ts';

export type ErrorStatus = 401 | 403 | 404 | 500 | 501 | null;

const texts: Readonly<Record<number, readonly [title: ShellKey, text: ShellKey | null]>> = {
  401: ['error401', 'error401Text'],
  403: ['error403', 'error401Text'],
  404: ['error404', 'error404Text'],
  500: ['error500', 'error500Text'],
  501: ['error501', null],
};

/** Title of an error page. */
export function errorTitle(status: ErrorStatus): ShellKey {
  return texts[status ?? 0]?.[0] ?? 'error';
}

/**
 * The error page (ERR-1 to ERR-4).
 * @param status null is the general one
 * @param library address of the content library, where people who are not learners only go back to
 * @param stack shown in development alone
 */
export function ErrorPage({ status, library, stack, bare = false }: { status: ErrorStatus; library?: string | null; stack?: string | undefined; bare?: boolean }) {
  const { t } = useShell();
  const { user } = useValue(usePortal().session.store);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [, text] = texts[status ?? 0] ?? ['error', 'errorText' as const];
  const toLibrary = user !== null && !isLearnerOnly(user) && library;
  return (
    <>
      <Blank
        headingLevel={1}
        headingRef={heading}
        title={t(errorTitle(status))}
        actions={!bare && <Button look="filled" href={toLibrary || base + '/courses'}>{t(toLibrary ? 'contentLibrary' : 'backToCourses')}</Button>}
      >
        {text && t(text)}
      </Blank>
      {stack && <pre className="stack">{stack}</pre>}
    </>
  );
}
