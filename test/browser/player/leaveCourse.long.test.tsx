import { expect } from 'chai';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { objectiveId, wireCourse, workflowId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { hearAll } from '../support/enrolment.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { access, count, focused, tag } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const leave = 'POST /api/lectern/v1/leave-courses';
const config = 'GET /config-ui/config.json';
const me = 'GET /api/platform/v1/users/me';
const saveAnswer = `PUT /api/lectern/v1/users/me/objective-workflows/${workflowId}/answers/path-p4-5`;
const state = (name: string, replies: FeatureState['replies'] = {}, more: Partial<FeatureState> = {}): FeatureState => {
  const own = statesOf(tag).find((one) => one.name === name)!;
  return { ...own, ...more, replies: { ...own.replies, ...replies } };
};
const words = (element: Element | null | undefined) =>
  element?.textContent
    ?.replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim() ?? '';
type Shown = Awaited<ReturnType<typeof show>>;
const button = '.leave > .btn';
const confirm = '.dialog .filled';
/** Takes what is sent. */
function taken(then: ScriptedReply = {}) {
  const sent: Record<string, unknown>[] = [];
  const answer = (_: URL, body?: unknown) => {
    sent.push(body as Record<string, unknown>);
    return { id: 'aggregate-1' };
  };
  return { sent, reply: { answer, ...then } };
}
const overview = { settled: '.overview .buttons', clicks: [] };
const stays = async (given: FeatureState) => {
  const shown = await show(tag, given);
  // What comes late has come: the contents do too.
  await until(() => shown.find('.outline [role=tree]') ?? shown.find('.overview .buttons'));
  await new Promise((done) => setTimeout(done, 500));
  return shown;
};

describe('lectern-player: leaving a course', () => {
  afterEach(clear);

  for (const name of ['leave', 'leave-dialog', 'leave-too-long', 'leave-unsent'])
    it(`axe finds nothing in ${name}`, async () => {
      const { element } = await show(tag, name);
      expect(await faults(element)).to.deep.equal([]);
    });

  describe('LEAVE-1: the action is absent', () => {
    const cases: readonly (readonly [string, FeatureState['replies']])[] = [
      ['where the LMS does not announce it (CALL-5)', { [config]: [{ body: {} }] }],
      ['of a mandatory course', { [access]: [{ body: wireCourse({ state: 'inProgress' }) }] }],
      ['of a finished course', { [access]: [{ body: wireCourse({ state: 'finished', catalog: 'enrolled' }) }] }],
      [
        'of a course that was handed in',
        { [access]: [{ body: wireCourse({ state: 'submitted', catalog: 'enrolled' }) }] },
      ],
      [
        'for who acts as the learner',
        {
          [me]: [
            {
              body: {
                id: 'mira',
                email: 'mira@example.org',
                first_name: 'Mira',
                last_name: 'Okafor',
                roles: ['Learner'],
                permissions: [{ name: 'ObjectiveWorkflow.Create' }],
                features: [],
                impersonator: { id: 'ada', name: 'Ada' },
              },
            },
          ],
        },
      ],
    ];
    for (const [name, replies] of cases)
      it(name, async () => {
        const { find } = await stays(state('leave', replies, overview));
        expect(find(button)).to.equal(null);
      });
  });

  describe('LEAVE-2: the dialog says what happens', () => {
    const cases: readonly (readonly [string, string])[] = [
      [
        'leave-dialog',
        '“Statistics for Clinical Researchers” goes from your courses back to the catalog. You can add it again there.' +
          'What you have done is kept. It comes back when you add the course again.',
      ],
      [
        'leave-unbegun',
        '“Statistics for Clinical Researchers” goes from your courses back to the catalog. You can add it again there.',
      ],
      [
        'leave-invited',
        '“Statistics for Clinical Researchers” goes from your courses. ' +
          'It is not in the catalog: only whoever runs the course can give it back to you.' +
          'What you have done is kept, in case the course is given back to you.',
      ],
      [
        'leave-over',
        '“Statistics for Clinical Researchers” goes from your courses, and cannot be added again: the time for it is over.' +
          'What you have done is kept, in case the course is given back to you.',
      ],
    ];
    for (const [name, text] of cases)
      it(name, async () => {
        const { find } = await show(tag, name);
        expect(words(find('.leave-says'))).to.equal(text);
      });
  });

  it('LEAVE-2: the focus is not on what leaves; Escape closes, and gives it back', async () => {
    const { find, element } = await show(tag, state('leave'));
    find(button)!.focus();
    find(button)!.click();
    await until(() => find('.dialog[open]'));
    expect(words(focused(element))).to.equal('Cancel');
    find('.dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !find('.dialog'));
    expect(focused(element) === find(button)).to.equal(true);
  });

  it('LEAVE-3, LEAVE-4: reason and comment are sent once; it is said, and My courses follow', async () => {
    const { sent, reply } = taken();
    const { find, all, element } = await show(tag, state('leave-dialog', { [leave]: [reply] }));
    const heard = hearAll(element);
    expect(all('.leave-why label').map(words)).to.deep.equal([
      'It is not what I was looking for',
      'It is too difficult',
      'It is too easy',
      'I have no time for it now',
      'Something does not work',
      'Another reason',
    ]);
    all('.leave-why input')[3]!.click();
    const field = find('.leave-comment textarea') as HTMLTextAreaElement;
    // As typing does, and unlike setting its value, of which React would hear nothing.
    field.setRangeText('Next year, perhaps.');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settle();
    find(confirm)!.click();
    find(confirm)!.click();
    await until(() => heard.navigated.length > 0);
    expect(sent).to.have.length(1);
    expect(sent[0]).to.deep.include({ aggregateId: 'aggregate-1', reason: 'noTime', comment: 'Next year, perhaps.' });
    expect(sent[0]!['id']).to.match(/^[\da-f-]{36}$/);
    expect(heard.notices).to.deep.equal(['success: You have left Statistics for Clinical Researchers']);
    expect(heard.navigated[0]!.route).to.deep.equal({ name: 'courses', query: '' });
    await until(() => !find('.dialog'));
  });

  it('LEAVE-4: on the page of a host that stays, the course is asked for again', async () => {
    const gone = wireCourse({ catalog: 'choosable' });
    const { find, element, asked } = await show(
      tag,
      state('leave-dialog', {
        [access]: [{ body: wireCourse({ state: 'inProgress', catalog: 'enrolled' }) }, { body: gone }],
        [leave]: [taken().reply],
      }),
    );
    const heard = hearAll(element);
    find(confirm)!.click();
    await until(() => count(asked, access) === 2);
    // It leads to the catalog page then (ENROL-8).
    await until(() => heard.navigated.some(({ route }) => route.name === 'catalogCourse') || find('.buttons .btn'));
    await settle();
    expect(count(asked, access)).to.equal(2);
  });

  it('LEAVE-3: a comment that is too long is not sent, and gets the focus', async () => {
    const { sent, reply } = taken();
    const { find, element } = await show(tag, state('leave-too-long', { [leave]: [reply] }));
    expect(words(find('.leave-fault'))).to.equal('Maximum length is 2,000');
    find(confirm)!.click();
    await settle();
    expect([sent.length, focused(element).tagName, focused(element).getAttribute('aria-invalid')]).to.deep.equal([
      0,
      'TEXTAREA',
      'true',
    ]);
  });

  it('LEAVE-4: a refusal is told in the server’s words; the dialog stays, with its button', async () => {
    const { find, element } = await show(tag, state('leave-refused', {}, { settled: confirm, clicks: [button] }));
    const heard = hearAll(element);
    find(confirm)!.click();
    await until(() => heard.notices.length > 0);
    expect(heard.notices).to.deep.equal(['danger: This course has a result.']);
    await until(() => find(confirm)?.getAttribute('aria-busy') === null);
    expect(find('.dialog[open]')).not.to.equal(null);
  });

  it('LEAVE-4, CMD-8: what may not have arrived waits in sight, over a reload too, and goes again in the same words', async () => {
    const storage = memoryStorage();
    const first = taken({ fault: 'lost' });
    const lost = state('leave-dialog', { [leave]: [first.reply] });
    const shown = await show(tag, lost, { storage });
    shown.all('.leave-why input')[1]!.click();
    await settle();
    shown.find(confirm)!.click();
    await until(() => shown.find('.leave .notice'));
    await until(() => !shown.find('.dialog'));
    await until(() => words(focused(shown.element)) === 'Try again');
    expect([words(shown.find('.leave .notice b, .leave .notice')), shown.find(button)]).to.satisfy(
      ([text, none]: [string, null]) => text.includes('not sent') && none === null,
    );
    expect(count(shown.asked, leave)).to.be.greaterThan(0);
    clear();
    const { sent, reply } = taken();
    const again = await show(tag, state('leave', { [leave]: [reply] }, { settled: '.leave .notice .btn' }), {
      storage,
    });
    const heard = hearAll(again.element);
    again.find('.leave .notice .btn')!.click();
    await until(() => heard.navigated.length > 0);
    expect(sent[0]).to.deep.include({ reason: 'tooHard', comment: '', aggregateId: 'aggregate-1' });
  });

  it('LEAVE-4: who stays after all takes it back', async () => {
    const storage = memoryStorage();
    const shown = await show(tag, state('leave-unsent'), { storage });
    shown.all('.leave .notice .btn')[1]!.click();
    await until(() => shown.find(button));
    clear();
    const again = await show(tag, state('leave'), { storage });
    expect(again.find('.leave .notice')).to.equal(null);
  });

  describe('LEAVE-2: work that is on this device alone', () => {
    const kept = (storage: Storage, text: string) =>
      storage.setItem(`lectern:${location.host}:user:mira:outbox:answer:${workflowId}:path-p4-5`, text);
    const entry = JSON.stringify({
      format: 1,
      key: `answer:${workflowId}:path-p4-5`,
      workflowId,
      revision: 'r1',
      turn: 1,
      at: Date.parse('2026-11-21T10:40:00Z'),
      byWord: false,
      refused: null,
      call: {
        name: 'answer.save',
        method: 'PUT',
        base: 'lectern',
        path: 'users/me/objective-workflows/{id}/answers/{activityPathId}',
        prefer: 'respond-sync',
        idempotency: 'natural',
      },
      params: { id: workflowId, activityPathId: 'path-p4-5' },
      body: { text: 'My answer.', base: 0 },
    });
    it('goes first, and the course is left then', async () => {
      const storage = memoryStorage();
      kept(storage, entry);
      const { sent, reply } = taken();
      const order: string[] = [];
      const saved: ScriptedReply = {
        answer: () => {
          order.push('answer');
          return { text: 'My answer.', version: 1, savedAt: '2026-11-21T10:42:00Z', handedInAt: null };
        },
      };
      const { find, element, asked } = await show(
        tag,
        state('leave-dialog', { [leave]: [reply], [saveAnswer]: [{ fault: 'lost' }, saved] }),
        { storage },
      );
      const heard = hearAll(element);
      await until(() => words(find('.leave-says')).includes('1 piece of your work on this device'));
      await until(() => count(asked, saveAnswer) === 1);
      find(confirm)!.click();
      await until(() => heard.navigated.length > 0);
      expect([order, sent.length]).to.deep.equal([['answer'], 1]);
    });
    for (const [name, close] of [
      ['Cancel', (shown: Shown) => shown.all('.dialog footer .btn')[0]!.click()],
      ['Escape', (shown: Shown) => shown.find('.dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }))],
    ] as const)
      it(`LEAVE-3: who presses ${name} while it goes stays in the course`, async () => {
        const storage = memoryStorage();
        kept(storage, entry);
        const { sent, reply } = taken();
        let arrive = () => {};
        const arrived = new Promise<void>((resolve) => (arrive = resolve));
        const saved: ScriptedReply = {
          answer: async () => {
            await arrived;
            return { text: 'My answer.', version: 1, savedAt: '2026-11-21T10:42:00Z', handedInAt: null };
          },
        };
        const shown = await show(
          tag,
          state('leave-dialog', { [leave]: [reply], [saveAnswer]: [{ fault: 'lost' }, saved] }),
          { storage },
        );
        const heard = hearAll(shown.element);
        await until(() => count(shown.asked, saveAnswer) === 1);
        shown.find(confirm)!.click();
        await until(() => count(shown.asked, saveAnswer) === 2);
        close(shown);
        await until(() => !shown.find('.dialog'));
        arrive();
        const waiting = () => Array.from({ length: storage.length }, (_, at) => storage.key(at)!);
        await until(() => !waiting().some((key) => key.includes(`outbox:answer:${workflowId}`)));
        await settle();
        expect([sent.length, heard.navigated.length]).to.deep.equal([0, 0]);
        expect(shown.find(button)!.getAttribute('aria-busy')).to.equal(null);
      });
    it('is named where it cannot go, and left behind by the learner’s word alone', async () => {
      const storage = memoryStorage();
      kept(storage, entry);
      const { sent, reply } = taken();
      const { find, element } = await show(
        tag,
        state('leave-dialog', { [leave]: [reply], [saveAnswer]: [{ fault: 'lost' }] }),
        { storage },
      );
      const heard = hearAll(element);
      await until(() => words(find('.leave-says')).includes('1 piece'));
      find(confirm)!.click();
      await until(() => find('.leave-stuck li'));
      expect(words(find('.leave-stuck'))).to.match(/^An answer(: 4\.5 Exercise: bootstrapping by hand)?$/);
      expect([sent.length, words(find(confirm))]).to.deep.equal([0, 'Leave anyway']);
      expect(await faults(element)).to.deep.equal([]);
      find(confirm)!.click();
      await until(() => heard.navigated.length > 0);
      expect(sent).to.have.length(1);
    });
  });

  it('LEAVE-4: who is not enrolled any more has left; a wish of before is forgotten', async () => {
    const storage = memoryStorage();
    await show(tag, state('leave-unsent'), { storage });
    const pending = () =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at)!).filter((key) =>
        key.includes(`leave:${objectiveId}`),
      );
    expect(pending()).to.have.length(1);
    clear();
    const choosable = { [access]: [{ body: wireCourse({ catalog: 'choosable' }) }] };
    await show(
      tag,
      state('leave', choosable, {
        settled: '.overview .buttons',
        attributes: { 'objective-id': objectiveId, 'place': 'catalog' },
      }),
      { storage },
    );
    await until(() => pending().length === 0);
  });
});
