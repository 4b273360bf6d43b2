import type { ObjectiveRecord } from '../course/workflow.ts';
import type { Instant } from '../time/instant.ts';
import type { certificateKinds } from './certificateKinds.ts';

/** Whether a certificate counts, as its server says. */
export type CertificateState = 'valid' | 'expired' | 'revoked';

/** A certificate of a course (DATA-12). The last group of fields is Lectern's own: other servers may leave it out. */
export interface Certificate {
  readonly id: string;
  readonly certificateNumber: string;
  readonly objectiveId: string | null;
  readonly userId: string | null;
  readonly template: { readonly name: string | null; readonly kind: keyof typeof certificateKinds };
  /** Its address at Credly. Addresses are absolute, or relative to the LMS. */
  readonly externalUrl: string | null;
  readonly pdfUrl: string | null;
  readonly pngUrl: string | null;
  readonly expires: Instant | null;
  /** 0 to 1. */
  readonly normalizedPassingScore: number | null;
  /** The result that it was issued for. */
  readonly record: ObjectiveRecord | null;
  readonly created: Instant | null;

  readonly course: {
    readonly id: string | null;
    readonly name: string;
    readonly code: string | null;
    readonly description: string | null;
  } | null;
  readonly student: {
    readonly firstName: string;
    readonly middleName: string | null;
    readonly lastName: string;
  } | null;
  readonly issuer: { readonly name: string; readonly url: string | null } | null;
  readonly state: CertificateState | null;
  readonly revoked: { readonly at: Instant | null; readonly reason: string | null } | null;
  /** The address to share. */
  readonly publicUrl: string | null;
  /** Its address as an Open Badge, a credential that others can check. */
  readonly openBadgeUrl: string | null;
}
