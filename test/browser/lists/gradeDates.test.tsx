// The date of a grade comes while a list is open (GRADE-3): the LMS has not sent the grade before, so the list asks again, and says nothing
// wrong until then.
import { expect } from 'chai';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { wireCourse } from '../../../widgets/workbench/states/courses/stateCourse.ts';
import { learnerReplies } from '../../../widgets/workbench/states/courses/stateLists.ts';
import { clear, show } from '../support/exhibit.ts';
import { count } from '../support/player.ts';
import { until } from '../support/stage.tsx';

const now = '2026-11-21T10:42:00Z';
const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const settings = 'GET /config-ui/config.json';
const after = (milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString();

/** A finished course whose grade is shown from a date on. @param shown whether the LMS sends the grade */
const graded = (reveal: string, shown: boolean, more: object = {}) => {
  const course = wireCourse(
    {
      code: 'VIR 207',
      name: 'Virology',
      state: 'finished',
      finished: '2026-11-10',
      gradePolicy: 'afterDate',
      result: { score: 8, max: 10, grade: 'B', passed: true },
    },
    0,
  );
  const aggregate = course.objectiveWorkflowAggregate;
  const hidden = { ...aggregate.lastObjectiveRecord, score: null, normalizedScore: null, grade: null, passed: null };
  return {
    ...course,
    gradeRevealDate: reveal,
    objectiveWorkflowAggregate: { ...aggregate, lastObjectiveRecord: shown ? aggregate.lastObjectiveRecord : hidden },
    ...more,
  };
};
const page = (...courses: readonly object[]): ScriptedReply => ({
  body: { data: courses, totalCount: courses.length },
});
const state = (seconds: number, replies: FeatureState['replies']): FeatureState => ({
  name: 'x',
  title: 'x',
  now,
  settled: '.card .whole',
  replies: { ...learnerReplies([]), [settings]: [{ body: { refetchSeconds: seconds } }], ...replies },
});

for (const tag of ['lectern-courses', 'lectern-dashboard'])
  describe(`${tag}: a grade whose date comes`, () => {
    afterEach(clear);

    it('GRADE-3 is asked for when it comes', async () => {
      const reveal = after(2500);
      const { find, asked } = await show(
        tag,
        state(0, { [list]: [page(graded(reveal, false)), page(graded(reveal, true))] }),
      );
      await until(() => /80\s*%/.test(find('.card')!.textContent));
      expect(count(asked, list)).to.be.at.least(2);
    });

    it('GRADE-3 is not called one that waits for a review until its data come', async () => {
      // Another date of the card passes after that of the grade, and the card is drawn again.
      const hidden = graded(after(1500), false, { dueDate: after(2000) });
      const { find } = await show(tag, state(600, { [list]: [page(hidden)] }));
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(find('.card')!.textContent).to.contain('Grade shown from').and.not.to.contain('Waiting for review');
    });
  });
