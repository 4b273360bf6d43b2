import type { QueryObserverResult } from '@tanstack/query-core';
import { useEffect, useMemo, useRef } from 'react';
import { asError } from '../../commands/asError.ts';
import type { Certificate } from '../../domain/certificate/certificate.ts';
import type { User } from '../../domain/person/user.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { useConfiguration } from '../../data/settings/useConfiguration.ts';
import type { HeadingLevel } from '../../ui/text/Heading.tsx';
import { FailedPanel } from '../../panels/FailedPanel.tsx';
import { AskNumber } from './AskNumber.tsx';
import { CertificatePage } from './CertificatePage.tsx';
import { CertificateSkeleton } from './CertificateSkeleton.tsx';
import type { CertificateViewProps } from './CertificateViewProps.ts';
import { certificateView, shownCertificate } from './model.ts';
import { NoCertificate } from './NoCertificate.tsx';

export interface CertificateScreenProps extends CertificateViewProps {
  readonly found: Pick<
    QueryObserverResult<Certificate | null, Error>,
    'data' | 'error' | 'fetchStatus' | 'isFetching'
  > & { readonly refetch: () => unknown };
  readonly user: User | null;
  /** The course, where the certificate does not include it. */
  readonly course: Certificate['course'];
}

/** The screen for an answer of the server, or for a missing answer. */
export function CertificateScreen({
  asked,
  found,
  user,
  course,
  headingLevel,
  isArriving,
  onArrived,
  onNumber,
  emit,
}: CertificateScreenProps) {
  const port = usePort();
  const t = useTexts('certificate');
  const brand = useConfiguration(port)?.brand ?? '';
  const level = headingLevel as HeadingLevel;
  const error = useMemo(() => found.error && asError(found.error), [found.error]);
  const view = certificateView(asked, {
    certificate: found.data,
    error,
    paused: found.data === undefined && found.fetchStatus === 'paused',
  });
  useEffect(() => {
    if (error) emit('lectern-error', error);
  }, [error, emit]);

  const certificate = view.kind === 'shown' ? view.certificate : null;
  const { apiBase } = port.host;
  const shown = useMemo(
    () =>
      certificate &&
      shownCertificate(certificate, {
        moment: { now: port.clock.now(), doubt: port.clock.doubt() },
        user,
        course,
        brand,
        apiBase,
      }),
    [certificate, port, user, course, brand, apiBase],
  );
  const number = certificate?.certificateNumber;
  useEffect(() => {
    if (number !== undefined) emit('lectern-certificate-opened', { certificateNumber: number });
  }, [number, emit]);
  const isSettled = view.kind !== 'loading';
  const hasContent = view.kind === 'shown' || (view.kind === 'ask' && view.problem === null);
  useEffect(() => {
    if (isSettled) emit('lectern-ready', hasContent ? {} : undefined);
  }, [isSettled, hasContent, emit]);
  const title = t(view.kind === 'ask' ? 'checkTitle' : 'certificate');
  const of = shown?.course ?? '';
  useEffect(() => void emit('lectern-title', { sections: of ? [title, of] : [title] }), [emit, title, of]);

  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isArriving || view.kind === 'loading') return;
    heading.current?.focus();
    onArrived();
  }, [isArriving, view.kind, onArrived]);

  switch (view.kind) {
    case 'loading':
      return <CertificateSkeleton />;
    case 'failed':
      return (
        <FailedPanel
          title={t('failed')}
          error={view.error}
          headingLevel={level}
          busy={found.isFetching}
          retry={() => void found.refetch()}
        />
      );
    case 'none':
      return <NoCertificate objectiveId={asked.objectiveId} headingLevel={level} />;
    case 'ask':
      return (
        <AskNumber
          key={asked.given}
          problem={view.problem}
          given={asked.given}
          headingLevel={level}
          headingRef={heading}
          busy={found.isFetching}
          onNumber={(typed) => (typed === asked.given ? void found.refetch() : onNumber(typed))}
        />
      );
    case 'shown':
      return (
        shown && <CertificatePage shown={shown} audience={asked.audience} headingLevel={level} headingRef={heading} />
      );
  }
}
