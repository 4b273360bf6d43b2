import type { CertificateState } from '../../../src/domain/certificate/certificate.ts';
import type { certificateRecords } from '../db/schemaCertificates.ts';

/** Whether a certificate counts at a moment; it counts to the last millisecond (CERT-8). */
export function stateAt(
  { revokedAt, expires }: Pick<typeof certificateRecords.$inferSelect, 'revokedAt' | 'expires'>,
  now: number,
): CertificateState {
  if (revokedAt) return 'revoked';
  return expires && expires.getTime() < now ? 'expired' : 'valid';
}
