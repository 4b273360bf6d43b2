import { shownRecord } from '../calls/lists/shownRecord.ts';
import { badgePath } from './badge/badgePaths.ts';
import { filePath } from './filePath.ts';
import type { FoundCertificate } from './findCertificates.ts';
import { hasFiles } from './hasFiles.ts';
import { publicUrlOf } from './publicUrlOf.ts';
import { stateAt } from './stateAt.ts';

/**
 * A certificate as it goes over the wire (DATA-12).
 * @param normalizedPassingScore the passing score of the course's scale
 */
export function certificateWire(found: FoundCertificate, { origin, now, normalizedPassingScore }: WireContext) {
  const { certificate, template, record, access, description } = found;
  const { number, objectiveId, revokedAt } = certificate;
  return {
    id: certificate.id,
    certificateNumber: number,
    objectiveId,
    userId: certificate.userId,
    certificateTemplate: { name: template.name, kind: template.kind },
    externalUrl: certificate.externalUrl,
    certificatePdfUrl: hasFiles(found) ? origin + filePath(number, 'pdf') : null,
    certificatePngUrl: hasFiles(found) ? origin + filePath(number, 'png') : null,
    expirationDate: certificate.expires,
    normalizedPassingScore,
    objectiveRecord: shownRecord(record, access, record.workflowId === null ? null : 'finished', now),
    created: certificate.created,
    objective: { id: objectiveId, name: certificate.courseName, code: certificate.courseCode, description },
    student: {
      first_name: certificate.firstName,
      middle_name: certificate.middleName,
      last_name: certificate.lastName,
    },
    issuer: { name: template.issuerName, url: origin },
    state: stateAt(certificate, now),
    revoked: revokedAt && { at: revokedAt, reason: certificate.revokeReason },
    publicUrl: publicUrlOf(origin, number),
    openBadgeUrl: hasFiles(found) ? origin + badgePath(number) : null,
  };
}

/** The facts besides the certificate that its wire form needs. */
export interface WireContext {
  readonly origin: string;
  readonly now: number;
  readonly normalizedPassingScore: number | null;
}
