import type { Certificate, CertificateState } from '../../domain/certificate/certificate.ts';
import { certificateScore } from '../../domain/certificate/certificateScore.ts';
import { certificateState } from '../../domain/certificate/certificateState.ts';
import { plainName } from '../../domain/certificate/plainName.ts';
import { studentName, type NameParts } from '../../domain/certificate/studentName.ts';
import type { ScoreFigures } from '../../domain/results/scoreFigures.ts';
import { scoreTone, type ScoreTone } from '../../domain/results/scoreTone.ts';
import type { Instant } from '../../domain/time/instant.ts';
import type { Moment } from '../../domain/time/moment.ts';
import type { LecternError } from '../../errors.ts';
import { pictureOn } from '../../web/pictureOn.ts';
import { webAddress } from '../../web/webAddress.ts';

/** The answer of the server about a certificate, or the reason why there is none. */
export interface Answer {
  /** Null if there is none; undefined while it is unknown. */
  readonly certificate: Certificate | null | undefined;
  readonly error: LecternError | null;
  /** Whether the request waits for a connection. */
  readonly paused: boolean;
}

/** The view that the element shows. */
export type CertificateView =
  /** A field for a number, and the problem with the previous number. */
  | { readonly kind: 'ask'; readonly problem: 'malformed' | 'unknown' | 'notYours' | null }
  /** The learner has no certificate of the course. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  /** `error` is null while the request waits for a connection. */
  | { readonly kind: 'failed'; readonly error: LecternError | null }
  | { readonly kind: 'shown'; readonly certificate: Certificate };

export interface Asked {
  readonly audience: 'learner' | 'public';
  /** The number as it was given; empty without one. */
  readonly given: string;
  /** Null if the text cannot be a number. */
  readonly number: string | null;
  readonly objectiveId: string;
}

/** The view for a number, or for a course without one (CERT-2, CERT-21). A certificate of another course does not count (CERT-24). */
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

/** A certificate ready to be drawn. Unknown facts are null, and their rows are left out. */
export interface ShownCertificate {
  readonly number: string;
  readonly objectiveId: string | null;
  readonly state: CertificateState;
  readonly title: string | null;
  readonly student: string | null;
  /** The font size at which the name fits. */
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
  /** Address of its file; null if the certificate is revoked. */
  readonly file: string | null;
  /** Address of the certificate as an Open Badge. */
  readonly badge: string | null;
  /** Its address at Credly. */
  readonly credly: string | null;
  /** The picture to show instead of the sheet, if the LMS does not send the facts written on it. */
  readonly picture: string | null;
  /** The public address that the LMS sends. */
  readonly publicUrl: string | null;
}

export interface Around {
  readonly moment: Moment;
  /** The person who views it; null for a visitor. */
  readonly user: (NameParts & { readonly id: string }) | null;
  /** The course from the learner's own request, if the certificate does not include it. */
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

/** The facts on and beside a certificate (CERT-1, CERT-20, CERT-23). */
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
