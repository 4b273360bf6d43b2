import type { FeatureState, ScriptedReply } from '../../featureState.ts';

const configuration = 'GET /config-ui/config.json';
const person = 'GET /api/platform/v1/users/me';
const events = 'POST /api/events';
const now = '2026-11-23T09:41:30Z';

const settings = (more: object = {}): ScriptedReply => ({
  body: { environment: 'test', brand: 'Aldergrove Academy', ...more },
});
const mira = (more: object = {}): ScriptedReply => ({
  body: {
    id: 'mira',
    email: 'mira@example.org',
    first_name: 'Mira',
    last_name: 'Okafor',
    roles: ['Learner'],
    permissions: [{ name: 'ObjectiveWorkflow.Create' }],
    features: [],
    ...more,
  },
});
/** What this browser remembers of her. */
const stored = (memory: object) => ({ 'user:mira:feedback': JSON.stringify(memory) });
const draft = { grade: 4, options: ['navigation', 'reports'], comment: 'The way back to my course is hard to find.' };
const answered = (kind: 'sent' | 'later', at: string) => stored({ last: { kind, at: Date.parse(at) } });
const long = 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung'.repeat(3);
const hostile = '<img src=x onerror=alert(1)>{{name}} & "quotes"';

const state = (
  name: string,
  title: string,
  settled: string,
  replies: FeatureState['replies'] = {},
  more: Partial<FeatureState> = {},
): FeatureState => ({
  name,
  title,
  now,
  settled,
  replies: { [configuration]: [settings()], [person]: [mira()], ...replies },
  ...more,
});
const card = { attributes: { size: 'card' } };
const form = '.feedback-form';
const sendIt = '.feedback-form [type=submit]';
const drafted = { stored: stored({ draft }) };
const sent = { ...drafted, clicks: [sendIt] };
const message = '.feedback-message';

/** Every state of the feedback. */
export const states: readonly FeatureState[] = [
  state('asking', 'The form', form),
  state('card', 'A card asks', form, {}, card),
  state(
    'card-graded',
    'A card, once there is a grade',
    '.feedback-topics',
    {},
    {
      ...card,
      clicks: ['input[value="2"]'],
    },
  ),
  state('chosen', 'Grade, options and comment', form, {}, drafted),
  state('nothing', 'Nothing needs work', 'input[value=no]:checked', {}, { ...drafted, clicks: ['input[value=no]'] }),
  state('required', 'The grade is missing', '.feedback-fault', {}, { clicks: [sendIt] }),
  state(
    'near-limit',
    'Few characters are left',
    '.feedback-left',
    {},
    {
      stored: stored({ draft: { ...draft, comment: 'a'.repeat(1988) } }),
    },
  ),
  state(
    'too-long',
    'The comment is too long',
    '.feedback-fault',
    {},
    {
      stored: stored({ draft: { ...draft, comment: 'Many words. '.repeat(200) } }),
    },
  ),
  state('sending', 'On its way', '[aria-busy]', { [events]: [{ fault: 'never' }] }, sent),
  state('unsent', 'The server fails', message, { [events]: [{ status: 503 }] }, sent),
  state(
    'refused',
    'The server refuses it',
    '[role=alert]',
    {
      [events]: [
        {
          status: 409,
          body: { error: { code: 'conflict', message: 'Feedback is switched off here.' } },
        },
      ],
    },
    sent,
  ),
  state('thanks', 'It was sent', '.feedback-success', { [events]: [{ status: 204 }] }, sent),
  state(
    'thanks-card',
    'It was sent from the card',
    '.feedback-success',
    { [events]: [{ status: 204 }] },
    {
      ...card,
      ...sent,
    },
  ),
  state('later', 'Not now', message, {}, { ...card, clicks: ['.feedback-actions .quiet'] }),
  state('quiet', 'Given in this period', '.feedback-success', {}, { stored: answered('sent', '2026-11-03T09:00:00Z') }),
  state(
    'quiet-card',
    'A card in this period',
    '.lectern',
    {},
    {
      ...card,
      stored: answered('sent', '2026-11-03T09:00:00Z'),
    },
  ),
  state('over', 'The period is over', form, {}, { ...card, stored: answered('sent', '2026-08-03T09:00:00Z') }),
  state('hidden', 'The tenant has switched it off', '.lectern', {
    [configuration]: [settings({ learner: { visible: false } })],
  }),
  state('acting', 'An administrator acts as the learner', message, {
    [person]: [mira({ impersonator: { id: 'ada', name: 'Ada Byron' } })],
  }),
  state('dry', 'An environment without events', '.notice', {
    [configuration]: [settings({ environment: 'development' })],
  }),
  state(
    'dry-tried',
    'Nothing was sent there',
    '[role=alert]',
    {
      [configuration]: [settings({ environment: 'development' })],
    },
    sent,
  ),
  state('loading', 'First load', '[role=status] i', { [person]: [{ fault: 'never' }] }),
  state('failed', 'Nobody could be asked', '.empty-state', { [person]: [{ status: 500 }] }),
  state('offline', 'Without a connection from the start', '.empty-state', {}, { offline: 'start' }),
  state('offline-later', 'Sent without a connection', message, {}, { ...sent, offline: 'later' }),
  state(
    'long',
    'Long words, markup',
    form,
    {
      [configuration]: [settings({ brand: hostile + long })],
    },
    { stored: stored({ draft: { ...draft, comment: `${hostile} ${long}` } }) },
  ),
  state('right-to-left', 'Right to left', form, {}, { ...drafted, attributes: { locale: 'ar' } }),
  state('button', 'A button', 'button', {}, { attributes: { size: 'button' } }),
  state(
    'window',
    'The window of the button',
    'dialog .feedback-form',
    {},
    {
      attributes: { size: 'button' },
      clicks: ['button'],
    },
  ),
  state(
    'window-thanks',
    'Sent from a window',
    'dialog .feedback-success',
    { [events]: [{ status: 204 }] },
    {
      ...sent,
      attributes: { size: 'window' },
    },
  ),
];
