import type { CertificateEmit } from './manifest.ts';
import type { Asked } from './model.ts';

/** The properties of both views of a certificate: its learner's and the public one. */
export interface CertificateViewProps {
  readonly asked: Asked;
  readonly headingLevel: number;
  /** A number was typed, so its result gets the focus. */
  readonly isArriving: boolean;
  readonly onArrived: () => void;
  /** Called when another number was typed. */
  readonly onNumber: (number: string) => void;
  readonly emit: CertificateEmit;
}
