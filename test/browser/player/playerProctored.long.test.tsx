import { expect } from 'chai';
import { wireCourse } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import { examination, startToken } from '../../../widgets/workbench/states/player/proctoredStates.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { access, content, count, focused, heard, reading, startParts, tag, text, tree } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const wide = { width: '1376px' };
const asked = (more = {}, root = examination()) =>
  reading(root, 'p1', { [content]: [text('<p>Question one.</p>')], ...more }, { settled: '.part > .title' });
/** An answer whose shape is nobody's here. */
const answer = { v: 3, jwt: 'e30.e30.x', nested: { for: ['exam'] } };
const token = startToken.replace('*', 'w-');
const session = 'GET /api/lms/v1/users/me/objective-workflows/run-1/activity-workflows/*/last-proctoring-session';

describe('lectern-player: proctored', () => {
  afterEach(clear);

  it('PROCT-2, PROCT-3, PROCT-6, DATA-17: asks before anything opens, and hands the answer on as it came, once', async () => {
    let give: (body: unknown) => void = () => undefined;
    const waits = new Promise((resolve) => void (give = resolve));
    const {
      find,
      all,
      asked: sent,
      element,
    } = await show(tag, asked({ [startToken]: [{ answer: () => waits }] }), wide);
    const handed = heard(element, 'lectern-proctoring');
    await until(() => count(sent, token) === 1);
    await settle();
    expect([
      count(sent, token),
      count(sent, startParts),
      sent.filter((name) => name.endsWith('/activity/path-p1')).length,
    ]).to.deep.equal([1, 0, 0]);
    expect([find('.author'), find('.mark-complete')].map(Boolean)).to.deep.equal([false, false]);
    give(answer);
    await until(() => find('.part .author p'));
    expect(handed).to.deep.equal([
      {
        objectiveId: 'course-sta210',
        workflowId: 'run-1',
        activityWorkflowId: 'w-',
        activityPathId: null,
        token: answer,
      },
    ]);
    await until(() => count(sent, startParts) === 1, 'the part is started');
    all('.turn .pn').at(-1)!.click();
    await until(() => focused(element)?.textContent === 'Part two');
    all('.turn .pn')[0]!.click();
    await until(() => find('.part > .title')!.textContent === 'Part one' && find('.author p'));
    expect([count(sent, token), handed.length]).to.deep.equal([1, 1]);
  });

  it('PROCT-2, PROCT-3: a part that is watched by itself names its path', async () => {
    const asks: string[] = [];
    const part = examination({ proctored: true });
    let give: (body: unknown) => void = () => undefined;
    const waits = new Promise((resolve) => void (give = resolve));
    const { find, element } = await show(
      tag,
      asked(
        { [startToken]: [{ answer: (url: URL) => (asks.push(url.pathname.split('/').at(-2) + url.search), waits) }] },
        { ...part, proctored: false },
      ),
      wide,
    );
    const handed = heard(element, 'lectern-proctoring') as { activityPathId: string; token: unknown }[];
    give('plain text');
    await until(() => find('.part .author p'));
    expect(asks).to.deep.equal(['w-?activityPathId=path-p1']);
    expect(handed.map(({ activityPathId, token: of }) => [activityPathId, of])).to.deep.equal([
      ['path-p1', 'plain text'],
    ]);
  });

  it('PROCT-9: a page that takes the event begins elsewhere; the content waits until the session has begun', async () => {
    let give: (body: unknown) => void = () => undefined;
    const waits = new Promise((resolve) => void (give = resolve));
    const {
      find,
      asked: sent,
      element,
    } = await show(
      tag,
      asked({
        [startToken]: [{ answer: () => waits }],
        [session]: [{ status: 404, body: {} }, { status: 404, body: {} }, { body: { id: 's1', state: 'created' } }],
      }),
      { ...wide, await: false },
    );
    const handed: unknown[] = [];
    element.addEventListener('lectern-proctoring', (event) => {
      event.preventDefault();
      handed.push((event as CustomEvent<{ token: unknown }>).detail.token);
    });
    give(answer);
    await until(() => find('.part .empty-state .btn'), 'it waits');
    expect([find('.author'), find('.mark-complete')].map(Boolean)).to.deep.equal([false, false]);
    expect(find('.part .empty-state')!.textContent).to.contain('This is taken under supervision');
    expect(count(sent, startParts)).to.equal(0);
    expect(await faults(element)).to.deep.equal([]);
    find('.part .empty-state .btn')!.click();
    expect(handed).to.deep.equal([answer, answer]);
    await until(() => find('.part .author p'), 'it opens');
  });

  it('PROCT-6, PROCT-9: the session that the course then names takes nothing off the page, and opens no window again', async () => {
    let know: (body: unknown) => void = () => undefined;
    const late = new Promise((resolve) => void (know = resolve));
    const {
      find,
      element,
      asked: sent,
    } = await show(
      tag,
      asked({
        [startToken]: [{ body: answer }],
        [session]: [{ body: { id: 'session-1', state: 'created' } }, { answer: () => late }],
        [access]: [
          { body: wireCourse({ state: 'inProgress' }) },
          { body: wireCourse({ state: 'inProgress', proctored: true }) },
        ],
      }),
      { ...wide, await: false },
    );
    let handed = 0;
    element.addEventListener('lectern-proctoring', (event) => {
      event.preventDefault();
      handed += 1;
    });
    await until(() => find('.part .author p'), 'it opens');
    const text = find('.part .author p');
    await until(() => count(sent, session.replace('*', 'root-run')) === 1, 'the named session is asked for');
    await settle();
    expect(find('.part .author p')).to.equal(text);
    know({ id: 'session-1', state: 'finished' });
    await until(() => !find('.part .author p'), 'a session that is over closes the course');
    expect(handed).to.equal(1);
  });

  it('PROCT-7: where nobody watches it opens, and nothing is handed on', async () => {
    const { find, element } = await show(tag, asked({ [startToken]: [{ status: 404, body: {} }] }), wide);
    const handed = heard(element, 'lectern-proctoring');
    await until(() => find('.part .author p'));
    expect(handed).to.deep.equal([]);
  });

  it('PROCT-7, CMD-8: what could not be asked does not open, says so, and can be tried again', async () => {
    const { find, asked: sent } = await show(
      tag,
      asked({ [startToken]: [{ status: 500, body: {} }, { status: 500, body: {} }, { body: answer }] }),
      wide,
    );
    await until(() => find('.empty-state .btn'));
    expect(find('.empty-state')!.textContent).to.contain('The supervision could not begin');
    expect([count(sent, startParts), Boolean(find('.mark-complete'))]).to.deep.equal([0, false]);
    find('.empty-state .btn')!.click();
    await until(() => find('.part .author p'));
  });

  it('PROCT-7: a refusal says why', async () => {
    const { find } = await show(tag, 'proctored-refused', wide);
    expect(find('.empty-state')!.textContent).to.contain('This course is being graded.');
  });

  it('PROCT-5, PRESENT-2: in a long read the part that is watched by itself waits, and the others are read', async () => {
    const asks: string[] = [];
    let give: (body: unknown) => void = () => undefined;
    const waits = new Promise((resolve) => void (give = resolve));
    const part = examination({ proctored: true });
    const {
      all,
      asked: sent,
      element,
    } = await show(
      tag,
      asked(
        { [startToken]: [{ answer: (url: URL) => (asks.push(url.search), waits) }] },
        { ...part, proctored: false, layout: 'longRead' },
      ),
      wide,
    );
    const handed = heard(element, 'lectern-proctoring') as { activityPathId: string; token: unknown }[];
    const section = (at: number) => all('.section')[at]!;
    await until(() => section(1)?.querySelector('.author p') && asks.length === 1);
    await settle();
    expect(asks).to.deep.equal(['?activityPathId=path-p1']);
    expect([
      section(0).querySelector('.author, .done, .btn'),
      sent.filter((name) => name.endsWith('/activity/path-p1')).length,
    ]).to.deep.equal([null, 0]);
    const begun = count(sent, startParts);
    give(answer);
    await until(() => section(0).querySelector('.author p'));
    expect(handed.map(({ activityPathId, token: of }) => [activityPathId, of])).to.deep.equal([['path-p1', answer]]);
    await until(() => count(sent, startParts) > begun, 'the part is started');
  });

  it('PROCT-3: looking back asks for nothing', async () => {
    const over = { body: wireActivity({ ...examination({ workflow: 'finished' }), workflow: 'finished' }) };
    const { find, asked: sent } = await show(
      tag,
      asked({ [access]: [{ body: wireCourse({ state: 'finished' }) }], [tree]: [over] }),
      wide,
    );
    await until(() => find('.part .author p'));
    expect(count(sent, token)).to.equal(0);
  });
});
