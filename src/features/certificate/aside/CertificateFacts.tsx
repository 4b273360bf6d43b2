import { useId, type ReactNode } from 'react';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import type { ShownCertificate } from '../model.ts';
import { useLongDay } from '../sheet/useLongDay.ts';

interface Row {
  readonly name: string;
  readonly value: ReactNode;
}

/** The facts of a certificate in three groups (CERT-1). Unknown facts have no row, and empty groups no heading. */
export function CertificateFacts({
  shown,
  headingLevel,
}: {
  readonly shown: ShownCertificate;
  readonly headingLevel: HeadingLevel;
}) {
  const t = useTexts('certificate');
  const formats = useFormats();
  const long = useLongDay();
  const { score, grade, tone, expires, completed, revokedAt, state, description } = shown;
  const text = (name: string, value: string | null): Row[] => (value ? [{ name, value: <bdi>{value}</bdi> }] : []);
  const points = score?.points;
  const percent = score && formats.percent(score.percent / 100);
  const scoreText =
    percent && points
      ? t('scoreText', { percent, score: formats.number(points.score), max: formats.number(points.max) })
      : percent;
  const about = [
    ...text(t('student'), shown.student),
    ...text(t('courseName'), shown.course),
    ...text(t('courseCode'), shown.code),
    { name: t('certificateId'), value: <bdi dir="ltr">{shown.number}</bdi> },
    ...text(t('issuer'), shown.issuer),
  ];
  const results = [
    ...(scoreText ? [{ name: t('score'), value: scoreText }] : []),
    ...(grade
      ? [
          {
            name: t('grade'),
            value: (
              <span className={`cert-grade ${tone ?? ''}`} dir="ltr">
                {grade}
              </span>
            ),
          },
        ]
      : []),
  ];
  const dates = [
    ...(completed === null ? [] : [{ name: t('completionDate'), value: long(completed) }]),
    ...(expires === null
      ? []
      : [{ name: t('expiryDate'), value: state === 'expired' ? `${long(expires)} ${t('expired')}` : long(expires) }]),
    ...(revokedAt === null ? [] : [{ name: t('revocationDate'), value: long(revokedAt) }]),
  ];
  return (
    <div className="cert-facts">
      <Group name={t('about')} rows={about} headingLevel={headingLevel}>
        {description && (
          <dl className="cert-description">
            <dt>{t('description')}</dt>
            <dd dir="auto">{description}</dd>
          </dl>
        )}
      </Group>
      <Group name={t('results')} rows={results} headingLevel={headingLevel} />
      <Group name={t('dates')} rows={dates} headingLevel={headingLevel} />
    </div>
  );
}

function Group({
  name,
  rows,
  headingLevel,
  children,
}: {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly headingLevel: HeadingLevel;
  readonly children?: ReactNode;
}) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={headingLevel} id={id}>
        {name}
      </Heading>
      <dl>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd className="num">{row.value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
