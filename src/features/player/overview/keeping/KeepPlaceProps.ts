import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import type { ObjectiveWorkflow } from '../../../../domain/course/workflow.ts';
import type { Translate } from '../../../../i18n/locale.ts';

/** A course that can be kept. */
export interface KeepPlaceProps {
  readonly access: ObjectiveAccess;
  readonly run: ObjectiveWorkflow;
  /** The number of days for which it can be read on a device that one person uses. */
  readonly days: number;
  readonly t: Translate<'offline'>;
}
