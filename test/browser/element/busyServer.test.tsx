import { expect } from 'chai';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { answerState, answer, essay, putAnswer } from '../../../widgets/workbench/states/player/answerStates.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { finishParts, start, startParts } from '../support/player.ts';
import { until } from '../support/stage.tsx';
import { sweep } from '../../sweep.ts';

const busy = 'The server is overloaded or under maintenance.';
const refusals: Readonly<Record<string, ScriptedReply>> = {
  429: {
    status: 429,
    body: { error: { code: 'rate_limited', message: 'Too many requests' } },
    headers: { 'Retry-After': '600' },
  },
  502: { status: 502, body: '<html>Bad Gateway</html>' },
  503: {
    status: 503,
    body: {},
    headers: { 'Retry-After': new Date(Date.parse('2026-11-21T10:52:00Z')).toUTCString() },
  },
};

/** What every page asks for, as it is once the server can again. */
const everyday: FeatureState['replies'] = {
  'GET /config-ui/config.json': [{ body: { environment: 'development' } }],
  'GET /api/platform/v1/users/me': [
    {
      body: {
        id: 'mira',
        email: 'mira@example.org',
        first_name: 'Mira',
        last_name: 'Okafor',
        roles: ['Learner'],
        permissions: [{ name: 'ObjectiveWorkflow.Create' }],
        features: [],
      },
    },
  ],
  // The calendar asks for it where the settings, which are refused too, announce no calendar.
  'GET /api/lms/v1/users/me/objective-accesses/query': [{ body: { data: [], totalCount: 0 } }],
};

/** Calls that are refused until the server can again. */
function refused(replies: FeatureState['replies'], refusal: ScriptedReply) {
  let isOpen = false;
  const door = ([call, [reply = {}]]: readonly [string, readonly ScriptedReply[]]) =>
    [
      call,
      [new Proxy(refusal, { get: (_, field: keyof ScriptedReply) => (isOpen ? reply : refusal)[field] })],
    ] as const;
  return { replies: Object.fromEntries(Object.entries(replies).map(door)), open: () => void (isOpen = true) };
}

describe('ERR-19, ERR-20: a server that is busy or being serviced', () => {
  afterEach(clear);

  for (const [status, reply] of sweep(Object.entries(refusals)))
    for (const [tag, name, shown] of [
      ['lectern-courses', 'full', '.card .whole'],
      ['lectern-catalog', 'catalog', '.card .whole'],
      ['lectern-catalog', 'public', '.card .whole'],
      ['lectern-player', 'overview', '.overview .masthead'],
      ['lectern-player', 'content', '.part .author p'],
      ['lectern-dashboard', 'dashboard', '.home-month'],
      ['lectern-results', 'results', '.ledger-row'],
      ['lectern-calendar', 'agenda', '.dates-row a'],
      ['lectern-notifications', 'channels', '.news-row'],
      ['lectern-bookmarks', 'bookmarks', '.saved-row'],
      ['lectern-profile', 'personal', '.profile-facts ul'],
      ['lectern-certificate', 'certificate', '.cert-facts'],
      ['lectern-tutor', 'conversation', '.tutor-places'],
      ['lectern-feedback', 'asking', 'form'],
    ] as const)
      it(`<${tag}>, ${name}: every call is answered ${status}; it says so and offers to try again`, async () => {
        const real = statesOf(tag).find((one) => one.name === name)!;
        const { replies, open } = refused({ ...everyday, ...real.replies }, reply);
        const { find, all, element, asked } = await show(tag, { ...real, replies, clicks: [] }, { await: false });
        await until(() => find('[role=alert] .btn'));
        // The words for the cause come with the other texts of the panel.
        await until(() => find('[role=alert]')!.textContent.includes(busy));
        expect(await faults(element)).to.deep.equal([]);
        const again = all('[role=alert] .btn').find(({ textContent }) => textContent === 'Try again')!;
        const before = asked.length;
        open();
        again.click();
        // What is shown while it loads may look as what is shown then.
        await until(() => asked.length > before && find(shown) && !find('[role=alert]'));
      });

  it('ERR-20: what the settings announce appears once they can be read, in views that are there already', async () => {
    const real = statesOf('lectern-calendar').find(({ name }) => name === 'agenda')!;
    const { replies, open } = refused({ ...everyday, ...real.replies }, refusals[503]!);
    const { find, all } = await show('lectern-calendar', { ...real, replies, clicks: [] }, { await: false });
    await until(() => find('[role=alert] .btn'));
    expect(find('.dates-top .btn')).to.equal(null);
    open();
    all('[role=alert] .btn')[0]!.click();
    await until(() => find('.dates-top .btn'), 'the button that subscribes to the calendar');
  });

  for (const [status, reply] of sweep(Object.entries(refusals)))
    for (const [command, call, name, press] of [
      ['completing a part', finishParts, 'content', '.turn .mark-complete'],
      ['starting the course', start, 'overview', '.overview .buttons .filled'],
      ['starting together', startParts, 'team-join', '.team .btn'],
    ] as const)
      it(`${command} is answered ${status}: it waits, is not asked for by itself before the time, and can be tried again`, async () => {
        const real = statesOf('lectern-player').find((one) => one.name === name)!;
        const { replies, open } = refused({ [call]: real.replies[call] ?? [{ body: { id: 'run-1' } }] }, reply);
        const { find, all, asked } = await show(
          'lectern-player',
          { ...real, replies: { ...real.replies, ...replies } },
          { width: '1376px' },
        );
        await until(() => find(press));
        find(press)!.click();
        const notice = () =>
          all('.notice').find(({ textContent }) => /not sent|waits|not marked|do not know/i.test(textContent));
        await until(notice);
        const times = () => asked.filter((one) => one === call).length;
        expect(times()).to.equal(1);
        open();
        const again = [...notice()!.querySelectorAll<HTMLElement>('button')].find(({ textContent }) =>
          /again|now/i.test(textContent),
        )!;
        again.click();
        await until(() => times() === 2);
        await until(() => !notice());
      });

  for (const [status, reply] of sweep(Object.entries(refusals)))
    it(`an answer that is answered ${status} is kept and says that it is not sent`, async () => {
      const state = answerState('x', 'x', '.answer textarea', answer(essay));
      const { find } = await show('lectern-player', { ...state, replies: { ...state.replies, [putAnswer]: [reply] } });
      const field = find('.answer textarea') as HTMLTextAreaElement;
      field.focus();
      field.setRangeText('More.', 0, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await until(() => /Saved on this device/.test(find('.standing > span')?.textContent ?? ''));
      await until(() => find('.standing button'));
      expect(field.value).to.equal('More.');
    });
});
