/** The facts on the sheet of a certificate. Texts are as people wrote them; nothing in them is read as markup. */
export interface CertificateFacts {
  readonly number: string;
  /** The address at which anybody can check the certificate: shown, and drawn as a QR code. */
  readonly publicUrl: string;
  readonly studentName: string;
  readonly courseName: string;
  readonly courseCode: string | null;
  /** Null where none is given or shown. */
  readonly grade: string | null;
  /** Such as `86 % (43 out of 50 points)`, in the sheet's language; null where none is shown. */
  readonly score: string | null;
  /** The heading of the sheet, such as the name of its template; null for `Certificate of completion`. */
  readonly heading?: string | null;
  /** The certified fact, in a sentence about the person; null for `has completed the course`. */
  readonly statement?: string | null;
  readonly completed: Date;
  /** Null for a certificate that never expires. */
  readonly expires: Date | null;
  /** The time zone of both days; an unknown zone counts as UTC. */
  readonly timeZone: string;
  readonly issuerName: string;
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  /** The wanted language; without texts in that language, the sheet is in English, from left to right. */
  readonly language: string;
}
