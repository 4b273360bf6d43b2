import type { AnswerProps } from '../answer/AnswerProps.ts';
import type { Handing } from '../../base/HandingContext.ts';

/** A survey, and the learner who answers it. */
export interface SurveyHere extends AnswerProps {
  readonly handing: Handing;
  readonly userId: string;
}
