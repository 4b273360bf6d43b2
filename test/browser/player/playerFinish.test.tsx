import { expect } from 'chai';
import { hearAll, refused } from '../support/enrolment.ts';
import { clear, show, statesOf } from '../support/exhibit.ts';
import { access, count, finishCourse, focused, heard, reading, tag } from '../support/player.ts';
import { until } from '../support/stage.tsx';
import { toastRoot } from '../support/toastRoot.ts';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { objectiveId, wireCourse, workflowId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { doneTree } from '../../../widgets/workbench/states/player/stateTrees.ts';

type Shown = Awaited<ReturnType<typeof show>>;
const done = 'The course has been successfully finished';
const running = { body: wireCourse({ state: 'inProgress', parts: [2, 3] }) };
const ended = { body: wireCourse({ state: 'finished', parts: [2, 3] }) };

/** A course that can be finished, its reply to that, and the courses that are fetched in turn. */
const finishing = (reply: readonly ScriptedReply[], more: Partial<FeatureState> = {}): FeatureState =>
  reading(doneTree, 'p3', { [access]: [running, ended], [finishCourse]: reply }, more);

/** A reply that comes when the test says so, or breaks off then. */
function heldReply(answer: () => unknown = () => ({})) {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  return { come, reply: { answer: () => held.then(answer) } satisfies ScriptedReply };
}

const lose = () => {
  throw new TypeError('lost');
};

/** Finishes the course, and closes the dialog by Escape while the command is under way. */
async function finishAndClose({ find, asked }: Shown) {
  find('.turn .last .btn')!.click();
  await until(() => find('.dialog footer .filled'));
  find('.dialog footer .filled')!.click();
  await until(() => count(asked, finishCourse) === 1);
  find('.dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
  await until(() => !find('.dialog'));
}

describe('FINISH-8: an address that asks for the finish dialog', () => {
  afterEach(clear);

  it('opens it, and finishes nothing by itself', async () => {
    const { find, asked } = await show(tag, 'overview-ask-finish');
    await until(() => find('.dialog h2'));
    expect(count(asked, finishCourse)).to.equal(0);
  });

  it('opens nothing where the course cannot be finished', async () => {
    const state = statesOf(tag).find(({ name }) => name === 'overview-ask-finish')!;
    const { find } = await show(tag, {
      ...state,
      settled: '.overview .buttons',
      replies: { ...state.replies, [access]: [{ body: wireCourse({}) }] },
    });
    await until(() => find('.overview .buttons'));
    expect(find('.dialog')).to.equal(null);
  });
});

describe('a dialog that is closed while it finishes the course', () => {
  afterEach(clear);

  it('FINISH-5, END-1, END-4: tells the learner and the host, and the end of the course has the focus', async () => {
    const { come, reply } = heldReply();
    const shown = await show(tag, finishing([reply]));
    const { find, element } = shown;
    const finished = heard(element, 'lectern-course-finished');
    const notices = heard(element, 'lectern-notice');
    await finishAndClose(shown);
    come();
    await until(() => find('.ending .title'));
    expect(finished).to.deep.equal([{ objectiveId, workflowId }]);
    expect(notices).to.deep.equal([{ tone: 'success', title: done, text: null }]);
    await until(() => focused(element) === find('.ending .title'), 'focus on the heading');
  });

  it('ELEM-3, FINISH-5: a learner who is at another course by then is told, and stays there', async () => {
    const { come, reply } = heldReply();
    const state = finishing([reply]);
    const shown = await show(tag, { ...state, attributes: { ...state.attributes, routing: 'url' } });
    const { navigated, notices } = hearAll(shown.element);
    await finishAndClose(shown);
    shown.element.setAttribute('objective-id', 'another');
    await until(() => !shown.find('.part'));
    come();
    await until(() => notices.length > 0);
    expect([notices, navigated]).to.deep.equal([[`success: ${done}`], []]);
  });

  it('CMD-8: what it said of a lost attempt is taken back once another one is sent', async () => {
    const { come, reply } = heldReply(lose);
    const shown = await show(tag, finishing([reply, { fault: 'lost' }, { body: {} }]), { toasts: true });
    const { find } = shown;
    const says = (text: string) => toastRoot()?.textContent.includes(text) ?? false;
    await finishAndClose(shown);
    come();
    await until(() => says('Not sent yet'));
    find('.turn .last .btn')!.click();
    await until(() => find('.dialog footer .filled'));
    find('.dialog footer .filled')!.click();
    await until(() => says(done));
    expect(says('Not sent yet')).to.equal(false);
  });
});

describe('CMD-18: a course that was finished in another tab', () => {
  afterEach(clear);

  it('is fetched again when the server refuses to finish it, and offers that no longer', async () => {
    const said = 'This course has already been completed.';
    const { find, element, asked } = await show(tag, finishing([refused(409, said)]));
    const notices = heard(element, 'lectern-notice');
    find('.turn .last .btn')!.click();
    await until(() => find('.dialog footer .filled'));
    find('.dialog footer .filled')!.click();
    await until(() => !find('.dialog') && !find('.turn .last .btn'));
    expect(notices).to.deep.equal([{ tone: 'danger', title: said, text: null }]);
    expect(count(asked, finishCourse)).to.equal(1);
    expect(element.shadowRoot!.textContent).not.to.contain('Finish the course');
  });
});
