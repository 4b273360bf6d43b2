import { isOver, type Moment } from '../time/moment.ts';
import type { Certificate, CertificateState } from './certificate.ts';

/**
 * Whether a certificate counts now (CERT-20). A revoked one stays revoked. It is valid up to and including the instant at which it expires;
 * while the clock is in doubt, the server's state decides.
 */
export function certificateState(
  { state, revoked, expires }: Pick<Certificate, 'state' | 'revoked' | 'expires'>,
  moment: Moment,
): CertificateState {
  if (revoked || state === 'revoked') return 'revoked';
  return state === 'expired' || isOver(expires, moment) ? 'expired' : 'valid';
}
