import { certificateKinds } from '../../../src/domain/certificate/certificateKinds.ts';
import type { FoundCertificate } from './findCertificates.ts';

/** Whether a certificate has files: Credly shows its own certificates, and a revoked certificate has none (CERT-8). */
export const hasFiles = ({ certificate, template }: Pick<FoundCertificate, 'certificate' | 'template'>): boolean =>
  template.kind === certificateKinds.custom && !certificate.revokedAt;
