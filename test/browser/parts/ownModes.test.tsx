// How a course is presented and displayed where its activity, or its parts, do not say it themselves (DATA-20).
import { expect } from 'chai';
import { wireCourse } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity, type PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';
import { clear, show } from '../support/exhibit.ts';
import { access, content, reading, tag, tree } from '../support/player.ts';

const tall = { width: '1376px' };
/** A course in progress with something of its own. */
const course = (own: object) => {
  const wire = wireCourse({ state: 'inProgress' }) as { readonly objective: { readonly activity: object } };
  const activity = { ...wire.objective.activity, presentationMode: undefined };
  return { [access]: [{ body: { ...wire, objective: { ...wire.objective, activity, ...own } } }] };
};

describe('lectern-player: modes of a course', () => {
  afterEach(clear);

  it('DATA-20: where neither tree nor activity says how the course is presented, it is as the course says', async () => {
    const root = {
      ...wireActivity({ name: 'Course', workflow: 'inProgress', children: [{ name: 'First' }, { name: 'Second' }] }),
      presentationMode: undefined,
    };
    const tiles = await show(
      tag,
      reading({ name: '' }, '', { ...course({ presentationMode: 1 }), [tree]: [{ body: root }] }, { settled: '.tile' }),
      tall,
    );
    expect(tiles.all('.tile').length).to.equal(2);
    clear();
    const long = await show(
      tag,
      reading(
        { name: '' },
        '',
        { ...course({ presentationMode: 2 }), [tree]: [{ body: root }] },
        { settled: '.section .author p' },
      ),
      tall,
    );
    expect(long.all('.section').length).to.equal(2);
    clear();
    const plain = await show(
      tag,
      reading({ name: '' }, '', { ...course({}), [tree]: [{ body: root }] }, { settled: '.part .author p' }),
      tall,
    );
    expect([plain.all('.tile').length, plain.all('.section').length]).to.deep.equal([0, 0]);
  });

  it('DATA-20, STATE-11: a part that says nothing is displayed as its course says, and one that does as it says itself', async () => {
    const parts: PartSketch = {
      name: 'Course',
      workflow: 'inProgress',
      children: [
        { name: 'Says nothing', box: [640, 300] },
        { name: 'Says it', display: 'embeddedAuto', box: [640, 300] },
      ],
    };
    const seen = async (axis: string, displayMode: number) => {
      const { find } = await show(
        tag,
        reading(parts, axis, course({ displayMode }), { settled: '.part .author p' }),
        tall,
      );
      const is = [Boolean(find('.full')), Boolean(find('.given-size'))];
      clear();
      return is;
    };
    expect([await seen('p1', 1), await seen('p1', 2), await seen('p2', 1)]).to.deep.equal([
      [true, false],
      [false, false],
      [false, false],
    ]);
    const file = { name: 'layers.zip', url: '/files/layers.zip', mediaType: 'application/zip' };
    const answer = {
      answer: (url: URL) => ({
        activityPathId: url.pathname.split('/').at(-1),
        type: 1,
        contentType: 2,
        content: '',
        file,
      }),
    };
    const { find } = await show(
      tag,
      reading(parts, 'p1', { ...course({ displayMode: 3 }), [content]: [answer] }, { settled: '.given-size' }),
      tall,
    );
    expect(Math.round(find('.given-size')!.getBoundingClientRect().width)).to.equal(640);
  });
});
