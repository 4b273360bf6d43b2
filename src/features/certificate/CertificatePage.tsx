import type { Ref } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { routeLink } from '../../routes/routeLink.ts';
import { below, Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { CertificateActions } from './aside/CertificateActions.tsx';
import { CertificateFacts } from './aside/CertificateFacts.tsx';
import { QrPlace } from './aside/QrPlace.tsx';
import { Verdict } from './aside/Verdict.tsx';
import type { ShownCertificate } from './model.ts';
import { Sheet } from './sheet/Sheet.tsx';

export interface CertificatePageProps {
  readonly shown: ShownCertificate;
  readonly audience: 'learner' | 'public';
  readonly headingLevel: HeadingLevel;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** A certificate: its sheet, and beside it its validity, its actions and its facts (CERT-1). */
export function CertificatePage({ shown, audience, headingLevel, headingRef }: CertificatePageProps) {
  const t = useTexts('certificate');
  const { routes } = usePort();
  const { objectiveId, course, code } = shown;
  const isOwn = audience === 'learner';
  return (
    <div className="cert">
      <div className="cert-top">
        <Heading level={headingLevel} className={isOwn ? 'cert-name title' : 'sr'} tabIndex={-1} ref={headingRef}>
          {t('certificate')}
        </Heading>
        {isOwn && objectiveId && (
          <a className="link" {...routeLink({ name: 'details', objectiveId }, routes.hrefFor)}>
            <bdi>{course ?? code ?? t('toCourse')}</bdi>
          </a>
        )}
      </div>
      <Sheet shown={shown} />
      <aside className="cert-aside" aria-label={t('aboutCertificate')}>
        <Verdict shown={shown} />
        <CertificateActions shown={shown} isOwn={isOwn} />
        <CertificateFacts shown={shown} headingLevel={below(headingLevel)} />
        <QrPlace shown={shown} />
        {!isOwn && (
          <a
            className="link cert-other"
            {...routeLink({ name: 'publicCertificate', certificateNumber: '' }, routes.hrefFor)}
          >
            {t('checkAnother')}
          </a>
        )}
      </aside>
    </div>
  );
}
