import { expect } from 'chai';
import { wireCourse } from '../../../widgets/workbench/states/courses/stateCourse.ts';
import { learnerReplies } from '../../../widgets/workbench/states/courses/stateLists.ts';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { clear, show } from '../support/exhibit.ts';
import { until } from '../support/stage.tsx';

const tag = 'lectern-courses';
const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const scales = 'GET /api/lms/v1/grading-scales/query';
const letters = {
  id: 'letters',
  name: 'Letters',
  maxScore: 50,
  grades: [
    { id: 'a', name: 'A', normalizedMinScore: 0.9, color: '#063' },
    { id: 'c', name: 'C', normalizedMinScore: 0.5, color: null },
    { id: 'f', name: 'F', normalizedMinScore: 0, color: null },
  ],
};

const state = (courses: readonly object[], more: FeatureState['replies'] = {}): FeatureState => ({
  name: 'x',
  title: 'x',
  now: '2026-11-21T10:42:00Z',
  settled: '.card .whole',
  replies: { ...learnerReplies([]), [list]: [{ body: { data: courses, totalCount: courses.length } }], ...more },
});
/** A finished course that names its scale by id alone, with a result without a grade. */
const graded = (index: number, gradingScaleId: string | null, score: number) => {
  const course = wireCourse(
    {
      code: `G ${index}`,
      name: `Graded ${index}`,
      state: 'finished',
      finished: '2026-10-02',
      result: { score, max: 50, passed: score >= 25 },
    },
    index,
  );
  return { ...course, objective: { ...course.objective, gradingScaleId } };
};

describe('lectern-courses: its cards', () => {
  afterEach(clear);

  for (const locale of ['en-US', 'ar'])
    it(`CARD-13 a dot stands between collections and priority on one line, and none begins a line: ${locale}`, async () => {
      const course = wireCourse({ code: 'L', name: 'Law', parts: [0, 3], mandatory: true }, 0);
      const names = [{ id: 's', name: 'Humanities of medicine and of law' }];
      const courses = [{ ...course, objective: { ...course.objective, showcases: names } }];
      const seen = async (width: string) => {
        const { all } = await show(tag, state(courses), { width, locale });
        await until(() => all('.card .priority').length === 1);
        const [line, collections, priority] = ['.over', '.over > span', '.priority'].map((part) =>
          all(part)[0]!.getBoundingClientRect(),
        ) as [DOMRect, DOMRect, DOMRect];
        const name = all('.over > span')[0]!;
        // The dot is the first em of the priority.
        const room = parseFloat(getComputedStyle(all('.priority')[0]!).fontSize);
        const outside = locale === 'en-US' ? line.left - priority.left : priority.right - line.right;
        const between = locale === 'en-US' ? priority.left - collections.right : collections.left - priority.right;
        return {
          isWhole: name.scrollWidth <= name.clientWidth,
          wraps: priority.top > collections.top + 2,
          hidden: Math.abs(outside - room) < 1,
          touches: Math.abs(between) < 1,
        };
      };
      expect(await seen('560px')).to.deep.equal({ isWhole: true, wraps: false, hidden: false, touches: true });
      expect(await seen('330px')).to.include({ isWhole: true, wraps: true, hidden: true });
    });

  it('CARD-2: colours of covers go round in the order of the list, so that no two beside or below each other share one', async () => {
    const courses = Array.from({ length: 12 }, (_, index) =>
      wireCourse({ code: `C ${index}`, name: `Course ${index}`, parts: [0, 3] }, index),
    );
    for (const width of ['1376px', '1000px', '700px', '390px']) {
      const { all } = await show(tag, state(courses), { width });
      await until(() => all('.card .cover').length === 12);
      const covers = all('.card .cover').map((cover) => ({
        colour: getComputedStyle(cover).backgroundColor,
        box: cover.closest('.card')!.getBoundingClientRect(),
      }));
      expect(new Set(covers.slice(0, 7).map(({ colour }) => colour)).size).to.equal(7);
      expect(covers.slice(7).map(({ colour }) => colour)).to.deep.equal(covers.slice(0, 5).map(({ colour }) => colour));
      const columns = covers.filter(({ box }) => Math.abs(box.top - covers[0]!.box.top) < 2).length;
      for (const [at, { colour }] of covers.entries())
        for (const step of [1, columns])
          expect(colour, `${at} and ${at + step} at ${width}`).not.to.equal(covers[at + step]?.colour);
      clear();
    }
  });

  it('DATA-20, DATA-9: a card has the grade of the scale that its course names by id, asked for once; the others do without', async () => {
    const asked: (string | null)[] = [];
    const reply = { answer: (url: URL) => (asked.push(url.searchParams.get('filter')), { data: [letters] }) };
    const { all } = await show(
      tag,
      state(
        [
          graded(0, 'letters', 47),
          graded(1, 'letters', 26),
          graded(2, 'letters', 10),
          graded(3, null, 47),
          graded(4, 'gone', 47),
        ],
        { [scales]: [reply] },
      ),
    );
    const badges = () => all('.card').map((card) => card.querySelector('.cover-badge')?.textContent ?? '');
    await until(() => badges()[0] === 'A');
    expect(badges()).to.deep.equal(['A', 'C', 'F', '', '']);
    expect(asked.map((filter) => JSON.parse(filter ?? 'null') as unknown)).to.deep.equal([
      ['id', 'in', ['gone', 'letters']],
    ]);
  });
});
