import { certificateScore } from '../../../src/domain/certificate/certificateScore.ts';
import { shownRecord } from '../calls/lists/shownRecord.ts';
import type { Language } from '../http/language.ts';
import type { FoundCertificate } from './findCertificates.ts';
import { publicUrlOf } from './publicUrlOf.ts';
import type { CertificateFacts } from './render/certificateFacts.ts';
import { wholeName } from './wholeName.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** A score as a sheet prints it, such as `86% (43 out of 50 points)`; null if no score is shown (SCORE-4). */
function scoreText(record: Parameters<typeof certificateScore>[0], { tag, text }: Language): string | null {
  const figures = certificateScore(record);
  if (!figures) return null;
  const number = new Intl.NumberFormat(latinDigits(tag), { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(latinDigits(tag), { style: 'percent' }).format(figures.percent / 100);
  const { points } = figures;
  if (!points) return percent;
  return text('sheet.score', { percent, score: number.format(points.score), max: number.format(points.max) });
}

/** The facts in the files of a certificate (CERT-11), in the reader's language; days are in UTC, as administrators see them. */
export function factsOf(
  { certificate, template, record, access }: FoundCertificate,
  { origin, now, language }: { readonly origin: string; readonly now: number; readonly language: Language },
): CertificateFacts {
  const { number, courseName, courseCode, created, expires } = certificate;
  const shown = shownRecord(record, access, record.workflowId === null ? null : 'finished', now);
  return {
    number,
    publicUrl: publicUrlOf(origin, number),
    studentName: wholeName(certificate),
    courseName,
    courseCode,
    grade: shown.grade,
    score: scoreText(shown, language),
    heading: template.name,
    statement: template.statement,
    completed: record.finished ?? created,
    expires,
    timeZone: 'UTC',
    issuerName: template.issuerName,
    signatoryName: template.signatoryName,
    signatoryTitle: template.signatoryTitle,
    language: language.tag,
  };
}
