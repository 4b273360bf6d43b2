// A course that is a proctored tool, on its own page: nothing of it opens before its start-token was asked for (PROCT-2, PROCT-3), and
// nothing plays while the run is with its proctor (PROCT-4).
import { expect } from 'chai';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { resourceLink } from '../../../widgets/workbench/states/player/framed/toolStates.ts';
import { startToken } from '../../../widgets/workbench/states/player/proctoredStates.ts';
import { objectiveId, stateNow, wireCourse } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import { activityTypes } from '../../../src/domain/course/states.ts';
import { clear, show } from '../support/exhibit.ts';
import { access, count, heard, start, tag, tree, workflowCall } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const token = startToken.replace('*', 'root-run');
const session = workflowCall('activity-workflows/root-run/last-proctoring-session');

interface Wire {
  readonly objective: { readonly activity: object };
  readonly objectiveWorkflowAggregate: { readonly lastActivityWorkflow: object | null };
}
/** A proctored course that is a tool. @param sessionId of the proctoring session that its run names */
function course(sessionId: string | null, state: 'inProgress' | null = 'inProgress'): ScriptedReply {
  const { objective, objectiveWorkflowAggregate: aggregate, ...rest } = wireCourse({ state, proctored: true }) as Wire;
  const activity = { ...objective.activity, type: activityTypes.lti };
  const run = state && { ...aggregate.lastActivityWorkflow, lastProctoringSessionId: sessionId };
  return {
    body: {
      ...rest,
      objective: { ...objective, activity },
      objectiveWorkflowAggregate: { ...aggregate, lastActivityWorkflow: run },
    },
  };
}
const shown = (course: ScriptedReply, settled: string, replies: FeatureState['replies']): FeatureState => ({
  name: 'x',
  title: 'x',
  now: stateNow,
  settled,
  attributes: { 'objective-id': objectiveId, 'view': 'details' },
  replies: {
    [access]: [course],
    [tree]: [{ body: wireActivity({ name: 'Examination', type: 'lti', workflow: 'inProgress' }) }],
    [workflowCall('activity')]: [{ body: { type: activityTypes.lti, contentType: 1, content: '' } }],
    [resourceLink]: [{ body: { targetLinkUri: 'data:text/html,ok' } }],
    ...replies,
  },
});

describe('lectern-player: a course that is a proctored tool', () => {
  afterEach(clear);

  it('PROCT-3, PROCT-6: its launch waits for the start-token, which is handed on as it came', async () => {
    let give: (body: unknown) => void = () => undefined;
    const waits = new Promise((resolve) => void (give = resolve));
    const { find, element, asked } = await show(
      tag,
      shown(course(null), '[aria-busy]', { [token]: [{ answer: () => waits }] }),
    );
    const handed = heard(element, 'lectern-proctoring');
    await until(() => count(asked, token) === 1);
    await settle();
    expect([count(asked, resourceLink), find('.content-frame')]).to.deep.equal([0, null]);
    give({ jwt: 'x' });
    await until(() => find('.content-frame iframe'));
    expect(handed).to.deep.equal([
      {
        objectiveId,
        workflowId: 'run-1',
        activityWorkflowId: 'root-run',
        activityPathId: null,
        token: { jwt: 'x' },
      },
    ]);
  });

  it('PROCT-7: it does not open where the token is refused, and says why', async () => {
    const refused = { status: 409, body: { error: { code: 'conflict', message: 'Come back at ten.' } } };
    const { find, asked } = await show(tag, shown(course(null), '.empty-state .btn', { [token]: [refused] }));
    expect(find('.empty-state')!.textContent).to.contain('Come back at ten.');
    expect([count(asked, resourceLink), find('.content-frame')]).to.deep.equal([0, null]);
  });

  it('PROCT-3: a run that names a session continues', async () => {
    const known = { body: { id: 'session-1', state: 1 } };
    const { asked } = await show(tag, shown(course('session-1'), '.content-frame iframe', { [session]: [known] }));
    expect(count(asked, token)).to.equal(0);
  });

  it('PROCT-4: while the run is with its proctor, nothing plays', async () => {
    const other = { body: { id: 'session-2', state: 1 } };
    const { find, asked } = await show(tag, shown(course('session-1'), '.notice', { [session]: [other] }));
    await settle();
    expect([count(asked, resourceLink), find('.content-frame')]).to.deep.equal([0, null]);
  });

  it('FRAMED-3: no launch is asked for ahead when it starts', async () => {
    const begun = { body: { id: 'run-1', activityWorkflowId: 'root-run', ltiVersion: 3 } };
    const { all, asked } = await show(
      tag,
      shown(course(null, null), '.btn', { [start]: [begun], [token]: [{ fault: 'never' }] }),
    );
    all('.btn')
      .find(({ textContent }) => textContent.includes('Start'))!
      .click();
    await until(() => count(asked, start) === 1);
    await settle();
    expect(count(asked, resourceLink)).to.equal(0);
  });
});
