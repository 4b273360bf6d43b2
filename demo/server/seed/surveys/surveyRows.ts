import type { SurveyAnswers, SurveyQuestion } from '../../../../src/domain/work/survey.ts';
import type { surveyAnswers, surveys } from '../../db/work/schemaSurveys.ts';
import { uuidOf } from '../../db/uuidOf.ts';
import type { SeedCourse } from '../readCourse.ts';
import type { SeedDates } from '../seedDates.ts';

/** A survey, as in `surveys.json`: the file of its part, its questions, and the answers submitted in first runs. */
export interface SurveyFile {
  readonly course: string;
  readonly part: string;
  readonly questions: readonly SurveyQuestion[];
  /** `days` from the day of the seed. */
  readonly submitted: readonly { readonly by: string; readonly days: number; readonly answers: SurveyAnswers }[];
}

/** Rows of surveys, and of submitted answers. */
export function surveyRows(files: readonly SurveyFile[], courses: readonly SeedCourse[], { at }: SeedDates) {
  const asked: (typeof surveys.$inferInsert)[] = [];
  const answered: (typeof surveyAnswers.$inferInsert)[] = [];
  for (const { course, part, questions, submitted } of files) {
    const found = courses.find(({ objective }) => objective.code === course);
    const last = uuidOf(`part:${course}:/${part}`);
    const axis = found?.leaves.find((leaf) => leaf.axis.endsWith(last))?.axis;
    if (!found || axis === undefined) throw new Error(`${course} has no part ${part}`);
    asked.push({ activityId: uuidOf(`activity:${course}:/${part}`), questions });
    for (const { by, days, answers } of submitted)
      answered.push({
        workflowId: uuidOf(`run:${by}:${course}:0`),
        axis,
        objectiveId: found.objective.id,
        userId: uuidOf(`user:${by}`),
        answers,
        submitted: at(days),
      });
  }
  return { asked, answered };
}
