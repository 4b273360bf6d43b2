import type { Certificate, CertificateState } from '../../domain/certificate/certificate.ts';
import { certificateScore } from '../../domain/certificate/certificateScore.ts';
import { certificateState } from '../../domain/certificate/certificateState.ts';
import { plainName } from '../../domain/certificate/plainName.ts';
import { studentName, type NameParts } from '../../domain/certificate/studentName.ts';
import type { ScoreFigures } from '../../domain/results/scoreFigures.ts';
import { scoreTone, type ScoreTone } from '../../domain/results/scoreTone.ts';
import type { Instant } from '../../domain/time/instant.ts';
import type { Moment } from '../../domain/time/moment.ts';
import { isBusy, type LecternError } from '../../errors.ts';
import { pictureOn } from '../../web/pictureOn.ts';
import { webAddress } from '../../web/webAddress.ts';

/** What is known of a certificate, or why it is not. */
export interface Answer {
  /** Null where there is none; undefined until it is known. */
  readonly certificate: Certificate | null | undefined;
  readonly error: LecternError | null;
  /** There is no connection to ask by. */
  readonly paused: boolean;
}

/** What the element shows. */
export type CertificateView =
  /** A field to type a number into, and what was wrong with the last one. */
  | { readonly kind: 'ask'; readonly problem: 'malformed' | 'unknown' | 'notYours' | null }
  /** The learner has no certificate of the course. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  /** `error` is null while the request waits for a connection. */
  | { readonly kind: 'failed'; readonly error: LecternError | null }
  | { readonly kind: 'shown'; readonly certificate: Certificate };

export interface Asked {
  readonly audience: 'learner' | 'public';
  /** As it was given; empty where none was. */
  readonly given: string;
  /** Null where it is no number at all. */
  readonly number: string | null;
  readonly objectiveId: string;
}

/** What is shown for a number, or for a course without one (CERT-2, CERT-21). A certificate of another course is none (CERT-24). */
export function certificateView({ audience, given, number, objectiveId }: Asked, answer: Answer): CertificateView {
  const ofCourse = audience === 'learner' && objectiveId !== '';
  if (!given && !ofCourse) return { kind: 'ask', problem: null };
  if (given && number === null) return { kind: 'ask', problem: 'malformed' };
  const { certificate, error, paused } = answer;
  if (certificate && (!ofCourse || !certificate.objectiveId || certificate.objectiveId === objectiveId))
    return { kind: 'shown', certificate };
  if (certificate === undefined && (error || paused)) return { kind: 'failed', error };
  if (certificate === undefined) return { kind: 'loading' };
  if (!given) return { kind: 'none' };
  return { kind: 'ask', problem: audience === 'public' ? 'unknown' : 'notYours' };
}

/** A certificate as it is drawn. What is not known is null, and its row is left out. */
export interface ShownCertificate {
  readonly number: string;
  readonly objectiveId: string | null;
  readonly state: CertificateState;
  readonly title: string | null;
  readonly student: string | null;
  /** How large the name can be written. */
  readonly nameSize: 'large' | 'medium' | 'small';
  readonly course: string | null;
  readonly code: string | null;
  readonly description: string | null;
  readonly issuer: string | null;
  readonly score: ScoreFigures | null;
  readonly grade: string | null;
  readonly tone: ScoreTone | null;
  readonly completed: Instant | null;
  readonly issued: Instant | null;
  readonly expires: Instant | null;
  readonly revokedAt: Instant | null;
  readonly reason: string | null;
  /** Address of its file. A revoked one is not given away. */
  readonly file: string | null;
  /** Address of the same as an Open Badge. */
  readonly badge: string | null;
  /** Where another service shows it. */
  readonly credly: string | null;
  /** Picture that stands for the sheet, where the LMS does not tell what would be written on it. */
  readonly picture: string | null;
  /** The address that the LMS has for everybody. */
  readonly publicUrl: string | null;
}

export interface Around {
  readonly moment: Moment;
  /** The person who looks at it; null for a visitor. */
  readonly user: (NameParts & { readonly id: string }) | null;
  /** The course as its learner gets it, where the certificate does not tell. */
  readonly course: Certificate['course'];
  /** Name of the academy. */
  readonly brand: string;
  /** Origin of the LMS with its path. */
  readonly apiBase: string;
}

const sizeOf = (name: string): ShownCertificate['nameSize'] => {
  if (name.length <= 28) return 'large';
  return name.length <= 60 ? 'medium' : 'small';
};
const textOf = (text: string | null | undefined) => (text && plainName(text)) || null;

/** What is written on and beside a certificate (CERT-1, CERT-20, CERT-23). */
export function shownCertificate(certificate: Certificate, around: Around): ShownCertificate {
  const { record, template, revoked } = certificate;
  const state = certificateState(certificate, around.moment);
  const own = around.user && certificate.userId === around.user.id ? around.user : null;
  const student = studentName(certificate.student ?? own);
  const told = certificate.course ?? around.course;
  const course = textOf(told?.name);
  const isRevoked = state === 'revoked';
  const address = (written: string | null) => webAddress(written, around.apiBase)?.url.href ?? null;
  return {
    number: certificate.certificateNumber,
    objectiveId: certificate.objectiveId,
    state,
    title: textOf(template.name),
    student,
    nameSize: sizeOf(student ?? ''),
    course,
    code: textOf(told?.code),
    description: told?.description?.trim() || null,
    issuer: textOf(certificate.issuer?.name) ?? textOf(around.brand),
    score: certificateScore(record),
    grade: textOf(record?.grade),
    tone: record && scoreTone(record),
    completed: record?.finished ?? certificate.created,
    issued: certificate.created ?? record?.finished ?? null,
    expires: certificate.expires,
    revokedAt: revoked?.at ?? null,
    reason: textOf(revoked?.reason),
    file: isRevoked ? null : address(certificate.pdfUrl),
    badge: isRevoked ? null : address(certificate.openBadgeUrl),
    credly: template.kind === 'credly' ? address(certificate.externalUrl) : null,
    picture: student && course ? null : pictureOn(certificate.pngUrl, around.apiBase),
    publicUrl: address(certificate.publicUrl),
  };
}

/** The text that explains a failed load. */
export function failureText(error: LecternError | null): 'offlineText' | 'timeoutText' | 'busyText' | 'failedText' {
  if (!error || error.code === 'offline' || error.code === 'network') return 'offlineText';
  if (isBusy(error)) return 'busyText';
  return error.code === 'timeout' ? 'timeoutText' : 'failedText';
}
