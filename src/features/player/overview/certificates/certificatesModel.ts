import type { Certificate, CertificateState } from '../../../../domain/certificate/certificate.ts';
import { certificateState } from '../../../../domain/certificate/certificateState.ts';
import { plainName } from '../../../../domain/certificate/plainName.ts';
import type { Instant } from '../../../../domain/time/instant.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import type { Route } from '../../../../routes/route.ts';
import { webAddress } from '../../../../web/webAddress.ts';

/** One certificate in the section of a course. */
export interface CertificateRow {
  readonly key: string;
  readonly number: string;
  /** Null where its template has no name. */
  readonly title: string | null;
  readonly state: CertificateState;
  readonly issued: Instant | null;
  readonly expires: Instant | null;
  readonly route: Route;
  /** Address of its file; null if the certificate is revoked. */
  readonly file: string | null;
}

/** The section of certificates (OVER-4): the newest first, and open when there is more than one. */
export function certificatesModel(
  all: readonly Certificate[],
  objectiveId: string,
  moment: Moment,
  apiBase: string,
): { readonly open: boolean; readonly rows: readonly CertificateRow[] } {
  const rows = all
    .map((certificate): CertificateRow => {
      const { id, certificateNumber, template, created, record, expires, pdfUrl } = certificate;
      const state = certificateState(certificate, moment);
      return {
        key: id,
        number: certificateNumber,
        title: (template.name && plainName(template.name)) || null,
        state,
        issued: created ?? record?.finished ?? null,
        expires,
        route: { name: 'certificate', objectiveId, certificateNumber },
        file: state === 'revoked' ? null : (webAddress(pdfUrl, apiBase)?.url.href ?? null),
      };
    })
    .sort((one, other) => (other.issued ?? -Infinity) - (one.issued ?? -Infinity) || 0);
  return { open: rows.length > 1, rows };
}
