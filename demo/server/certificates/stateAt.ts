import type { CertificateState } from '../../../src/domain/certificate/certificate.ts';
import type { certificateRecords } from '../db/schemaCertificates.ts';

/** The state of a certificate at a moment; it is valid to the last millisecond of its time (CERT-8). */
export function stateAt(
  { revokedAt, expires }: Pick<typeof certificateRecords.$inferSelect, 'revokedAt' | 'expires'>,
  now: number,
): CertificateState {
  if (revokedAt) return 'revoked';
  return expires && expires.getTime() < now ? 'expired' : 'valid';
}
