import type { Language } from '../../http/language.ts';
import { monthsLater } from '../monthsLater.ts';
import { publicUrlOf } from '../publicUrlOf.ts';
import type { CertificateFacts } from '../render/certificateFacts.ts';
import type { ListedTemplate } from './listTemplates.ts';

/** The facts of a sample certificate of a template (CERT-12). No certificate can be issued with its number. */
export function previewFacts(
  { template, courses }: ListedTemplate,
  { origin, now, language }: { readonly origin: string; readonly now: number; readonly language: Language },
): CertificateFacts {
  const number = '0000-0000-0000';
  const completed = new Date(now);
  return {
    number,
    publicUrl: publicUrlOf(origin, number),
    studentName: language.text('certificates.previewName'),
    courseName: courses[0] ?? language.text('certificates.previewCourse'),
    courseCode: null,
    grade: null,
    score: null,
    heading: template.name,
    statement: template.statement,
    completed,
    expires: template.validMonths ? monthsLater(completed, template.validMonths) : null,
    timeZone: 'UTC',
    issuerName: template.issuerName,
    signatoryName: template.signatoryName,
    signatoryTitle: template.signatoryTitle,
    language: language.tag,
  };
}
