import { certificateKinds } from '../../../src/domain/certificate/certificateKinds.ts';
import type { FoundCertificate } from './findCertificates.ts';

/** Whether files of a certificate are given away: one of Credly is shown there, a revoked one to nobody (CERT-8). */
export const hasFiles = ({ certificate, template }: Pick<FoundCertificate, 'certificate' | 'template'>): boolean =>
  template.kind === certificateKinds.custom && !certificate.revokedAt;
