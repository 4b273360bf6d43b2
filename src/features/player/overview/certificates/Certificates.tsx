import Award from 'lucide/dist/esm/icons/award.mjs';
import Download from 'lucide/dist/esm/icons/download.mjs';
import { useEffect } from 'react';
import { asError } from '../../../../commands/asError.ts';
import { courseCertificatesQuery } from '../../../../data/certificates/courseCertificatesQuery.ts';
import { useQuery } from '../../../../data/query/useQuery.ts';
import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import { dayWithYear } from '../../../../i18n/dayWithYear.ts';
import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { useLinks } from '../../base/links.ts';
import { QuietFailure } from '../../base/QuietFailure.tsx';
import { useFailureText } from '../../../../panels/useFailureText.ts';
import type { Words } from '../../base/Words.ts';
import { certificatesModel, type CertificateRow } from './certificatesModel.ts';
import css from './certificates.css';

export interface CertificatesProps {
  readonly access: ObjectiveAccess;
  readonly moment: Moment;
  readonly words: Words;
  readonly headingLevel: HeadingLevel;
}

/**
 * The certificates that were issued to the learner for a course, the newest first (OVER-4, CERT-2); absent if there are
 * none. If they cannot be loaded, learners who have passed see a line that says so.
 */
export function Certificates({ access, moment, words, headingLevel }: CertificatesProps) {
  useSheet(css);
  const port = usePort();
  const texts = useLazyTexts('certificate');
  const links = useLinks();
  const { userId } = access;
  const { id: objectiveId } = access.objective;
  const record = access.aggregate.lastObjectiveRecord;
  const found = useQuery(
    {
      ...courseCertificatesQuery(port, objectiveId, userId, record?.id),
      placeholderData: (before) => before,
      enabled: userId !== '',
    },
    port.cache,
  );
  const { data, error } = found;
  const isPaused = found.fetchStatus === 'paused';
  const { becauseSaved } = useFailureText(error !== null || isPaused);
  useEffect(() => {
    if (error) port.host.report(asError(error));
  }, [port, error]);
  if (!texts) return null;
  if (!data) {
    const isMissed = (error !== null || isPaused) && record?.passed;
    return isMissed ? (
      <div className="certificates-missed">
        <QuietFailure
          text={`${texts('listFailed')} ${becauseSaved(error && asError(error))}`}
          busy={found.isFetching}
          retry={() => void found.refetch()}
        />
      </div>
    ) : null;
  }
  const { open, rows } = certificatesModel(data, objectiveId, moment, port.host.apiBase);
  if (rows.length === 0) return null;
  const { formats } = words;
  // A certificate is kept for years, so its dates always have their year.
  const day = dayWithYear(formats);
  const line = ({ issued, expires, state }: CertificateRow) =>
    [
      issued !== null && texts('issuedOn', { date: day(issued) }),
      state !== 'revoked' &&
        expires !== null &&
        texts(state === 'expired' ? 'wasValidUntil' : 'validUntil', { date: day(expires) }),
    ].filter(Boolean);
  return (
    <details className="certificate-list" open={open}>
      <summary>
        <Heading level={headingLevel}>
          {texts('certificates')} <span className="muted num">{formats.number(rows.length)}</span>
        </Heading>
      </summary>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <span className="certificate-mark">
              <Icon of={Award} />
            </span>
            <div className="certificate-what">
              <p className="title">
                <bdi>{row.title ?? texts('certificate')}</bdi>
                {row.state === 'revoked' && <span className="certificate-off">{texts('revoked')}</span>}
              </p>
              <p className="certificate-facts muted num">
                <span>
                  <bdi dir="ltr">{row.number}</bdi>
                </span>
                {line(row).map((text) => (
                  <span className="certificate-fact" key={String(text)}>
                    {' '}
                    {text}
                  </span>
                ))}
              </p>
            </div>
            <div className="certificate-do">
              {row.file && (
                <Button icon={Download} href={row.file} target="_blank" rel="noopener">
                  {texts('download')}
                  <span className="sr">
                    {' '}
                    {row.number} ({texts('newTab')})
                  </span>
                </Button>
              )}
              <Button {...links.to(row.route)}>
                {texts('view')} <span className="sr">{row.number}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
