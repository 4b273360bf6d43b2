import type { CertificateEmit } from './manifest.ts';
import type { Asked } from './model.ts';

/** What both views of a certificate are given: that of its learner, and that of anybody. */
export interface CertificateViewProps {
  readonly asked: Asked;
  readonly headingLevel: number;
  /** The number was typed: the reader is taken to what it leads to. */
  readonly isArriving: boolean;
  readonly onArrived: () => void;
  /** Another number was typed. */
  readonly onNumber: (number: string) => void;
  readonly emit: CertificateEmit;
}
