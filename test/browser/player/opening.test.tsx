import { expect } from 'chai';
import { authorText } from '../../../widgets/workbench/states/player/stateAuthorTexts.ts';
import { objectiveId, wireCourse, workflowId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity, type PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';
import { fullTree } from '../../../widgets/workbench/states/player/stateTrees.ts';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { clear, show } from '../support/exhibit.ts';
import { access, content, count, finishParts, heard, reading, startParts, tag, tree } from '../support/player.ts';
import { until } from '../support/stage.tsx';

const opening = `GET /api/lectern/v1/users/me/objectives/${objectiveId}/opening`;
const configuration = 'GET /config-ui/config.json';
const axis = 'p4/p4-2';
const text = { activityPathId: 'path-p4-2', content: authorText };

/** The tree as the wire has it, with no parts but those on the way. */
function wayOf(activity: Wire, [next, ...rest]: readonly string[]): Wire {
  return {
    ...activity,
    children: activity.children
      .filter(({ id }) => id === next)
      .map((part) => ({ ...part, childActivity: wayOf(part.childActivity, rest) })),
  };
}
interface Wire {
  readonly children: readonly { readonly id: string; readonly childActivity: Wire }[];
}
const told = (sketch: PartSketch = fullTree, way = axis) => ({
  workflowId,
  tree: wayOf(wireActivity(sketch) as Wire, way.split('/')),
  content: text,
});

/** A reply that comes when it is let go. */
function later(body: unknown) {
  let go = () => {};
  const gone = new Promise<void>((resolve) => (go = resolve));
  const reply: ScriptedReply = { answer: () => gone.then(() => body) };
  return { reply, go };
}

const opened = (root: PartSketch, at: string, replies: FeatureState['replies']) =>
  reading(
    root,
    at,
    {
      [configuration]: [{ body: { environment: 'test', extensions: ['opening'] } }],
      [opening]: [{ body: told() }],
      ...replies,
    },
    { settled: '.player' },
  );

describe('lectern-player: the first text', () => {
  afterEach(clear);

  for (const [what, at] of [
    ['the part of the address', axis],
    ['the part that the rules choose', ''],
  ] as const)
    it(`AUTO-6: ${what} is read before the tree is there, which then moves nothing and asks for nothing twice`, async () => {
      const whole = later(wireActivity(fullTree));
      const { find, element, asked } = await show(tag, opened(fullTree, at, { [tree]: [whole.reply] }));
      const parts = heard(element, 'lectern-part-opened');
      await until(() => find('.author p'));
      const paragraph = find('.author p')!;
      expect(find('.part > .title')!.textContent).to.equal('4.2 What a confidence interval says');
      expect(find('.turn')).to.equal(null);
      const before = paragraph.getBoundingClientRect();
      whole.go();
      await until(() => find('.turn'));
      expect(find('.author p') === paragraph, 'the text stays as it is').to.equal(true);
      const after = paragraph.getBoundingClientRect();
      expect([after.x, after.y, after.width]).to.deep.equal([before.x, before.y, before.width]);
      expect([count(asked, opening), count(asked, tree), count(asked, content)]).to.deep.equal([1, 1, 0]);
      await until(() => parts.length > 0);
      expect(parts).to.deep.equal([{ objectiveId, axis }]);
    });

  it('AUTO-6: nothing is started or completed before the rules for all of it are known', async () => {
    const fresh: PartSketch = { name: 'Course', workflow: 'inProgress', children: [{ name: 'One' }, { name: 'Two' }] };
    const whole = later(wireActivity(fresh));
    const one = { ...told(fresh, 'p1'), content: { ...text, activityPathId: 'path-p1' } };
    const { find, asked } = await show(tag, opened(fresh, '', { [opening]: [{ body: one }], [tree]: [whole.reply] }));
    await until(() => find('.author p'));
    expect([count(asked, startParts), count(asked, finishParts)]).to.deep.equal([0, 0]);
    whole.go();
    await until(() => count(asked, startParts) === 1);
  });

  it('AUTO-6: what a reader has scrolled to stays in view when the tree comes', async () => {
    const whole = later(wireActivity(fullTree));
    const { find } = await show(tag, opened(fullTree, axis, { [tree]: [whole.reply] }));
    await until(() => find('.author p'));
    const page = find('.page')!;
    page.scrollTop = 40;
    const { scrollTop } = page;
    whole.go();
    await until(() => find('.turn'));
    expect(page.scrollTop).to.equal(scrollTop);
  });

  const never: ScriptedReply = { fault: 'never' };
  for (const [what, reply] of [
    ['a part that is no plain text', { body: { ...told(), content: { ...text, asksAnswer: true } } }],
    ['another run', { body: { ...told(), workflowId: 'another' } }],
    ['a reply that fails', { status: 500, body: {} }],
    ['a reply that is not as promised', { body: { ...told(), tree: {} } }],
    ['nothing', { body: {} }],
    ['a reply that never comes', never],
  ] as const)
    it(`AUTO-6: after ${what} the course opens as without it`, async () => {
      const whole = later(wireActivity(fullTree));
      const { find, asked } = await show(tag, opened(fullTree, axis, { [opening]: [reply], [tree]: [whole.reply] }));
      await until(() => count(asked, opening) === 1 && count(asked, tree) === 1);
      expect(find('.author')).to.equal(null);
      whole.go();
      await until(() => find('.author p') && find('.turn'));
      expect(find('.notice')).to.equal(null);
    });

  it('CALL-5: an LMS that does not announce it is not asked, nor is one asked about a run that is over', async () => {
    const plain = await show(tag, opened(fullTree, axis, { [configuration]: [{ body: { environment: 'test' } }] }));
    await until(() => plain.find('.author p'));
    expect(count(plain.asked, opening)).to.equal(0);
    clear();
    const over = wireCourse({ state: 'finished', parts: [3, 3] });
    const done = await show(tag, {
      ...opened(fullTree, axis, { [access]: [{ body: over }] }),
      attributes: { 'objective-id': objectiveId, 'view': 'review', axis },
    });
    await until(() => done.find('.part, .overview, .end'));
    expect(count(done.asked, opening)).to.equal(0);
  });

  it('ERR-6: a tree that fails is an error with a retry, also after the first text', async () => {
    const { find, element } = await show(
      tag,
      opened(fullTree, axis, { [tree]: [{ status: 500, body: {} }, { body: wireActivity(fullTree) }] }),
    );
    const failed = () => find('.page .btn');
    await until(failed);
    failed()!.click();
    await until(() => find('.turn') && find('.author p'));
    expect(element.isConnected).to.equal(true);
  });
});
