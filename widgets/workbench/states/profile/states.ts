import type { FeatureState, ScriptedReply } from '../../featureState.ts';

const me = 'GET /api/platform/v1/users/me';
const units = 'GET /api/lms/v1/users/*/units';
const save = 'POST /api/lms/v1/users/*/timezone';
const preferences = 'GET /api/lectern/v1/users/me/notification-preferences';
const prefer = 'PUT /api/lectern/v1/users/me/notification-preferences';
const configuration = 'GET /config-ui/config.json';

const mira = {
  id: 'mira',
  email: 'mira.okafor@aldergrove.example',
  first_name: 'Mira',
  middle_name: null,
  last_name: 'Okafor',
  timezone: 'Asia/Kolkata',
  tenant_id: 'aldergrove',
  roles: ['Learner'],
  permissions: [{ name: 'ObjectiveWorkflow.Create' }],
  features: ['LMS'],
};
const unit = (name: string, primary = false) => ({ id: name, name, membership: { is_primary: primary } });
const body = (value: unknown): ScriptedReply => ({ body: value });
const user = (more: object = {}): ScriptedReply => body({ ...mira, ...more });

const standing: FeatureState['replies'] = {
  [me]: [user()],
  [units]: [body([unit('Department of Clinical Research', true), unit('Tuesday statistics club')])],
  [save]: [body({})],
  [configuration]: [body({ privacyPolicyUrl: 'https://aldergrove.example/privacy' })],
};
const state = (
  name: string,
  title: string,
  settled: string,
  replies: FeatureState['replies'] = {},
  more: Partial<FeatureState> = {},
): FeatureState => ({
  name,
  title,
  now: '2026-11-23T09:41:30Z',
  settled,
  replies: { ...standing, ...replies },
  ...more,
});
const zone = { attributes: { tab: 'timezone' } };
const notices = { attributes: { tab: 'notifications' } };
const chosen = [
  { kind: 'announcement', portal: true, mail: 'now' },
  { kind: 'dueSoon', portal: true, mail: 'daily' },
  { kind: 'graded', portal: true, mail: 'now' },
  { kind: 'certificate', portal: true, mail: 'weekly' },
  { kind: 'team', portal: false, mail: 'off' },
  { kind: 'reply', portal: true, mail: 'daily' },
];
const told: FeatureState['replies'] = {
  [configuration]: [body({ extensions: ['notifications', 'notificationPreferences'] })],
  [preferences]: [body({ preferences: chosen, mail: true })],
  [prefer]: [
    body({ preferences: chosen.map((one) => (one.kind === 'team' ? { ...one, portal: true } : one)), mail: true }),
  ],
};
const check: FeatureState['clicks'] = ['.prefer-kind:last-child input'];
const list = '[role=option]';
const tokyo: FeatureState['clicks'] = [['[role=combobox]', 'tokyo'], '[role=option][id$=Tokyo_Standard_Time]'];
const saved: FeatureState['clicks'] = [...tokyo, '.zone-save .btn'];
const offline = { attributes: { tab: 'offline' } };
const reads: FeatureState['replies'] = {
  [configuration]: [body({ offline: 14 })],
};
const walk = {
  objectiveId: 'walk',
  name: 'Kinesiology: How We Walk',
  at: Date.parse('2026-11-22T18:05:00Z'),
  bytes: 523_800,
  whole: true,
  parts: [],
};
const gait = { ...walk, objectiveId: 'gait', name: 'x'.repeat(120), bytes: 36_175_872, whole: false };
const long =
  'Donaudampfschifffahrtsgesellschaftskapitänsausbildung for everybody who has ever wondered how such a name fits';
const hostile = '<img src=x onerror=alert(1)>{{name}} & "quotes"';

/** Every state of the profile. */
export const states: readonly FeatureState[] = [
  state('personal', 'Personal info', '.profile-facts ul'),
  state('loading', 'First load', '[role=status] i', { [me]: [{ fault: 'never' }] }),
  state('failed', 'The person could not be loaded', '[role=alert] .btn', { [me]: [{ status: 500 }] }),
  state('offline', 'Offline from the start', '.empty-state .btn', {}, { offline: 'start' }),
  state('no-units', 'No unit, no privacy policy', '.profile-facts select', {
    [units]: [body([])],
    [configuration]: [body({})],
  }),
  state('units-failed', 'The units could not be loaded', 'dd [role=alert] .btn', { [units]: [{ status: 500 }] }),
  state('units-loading', 'The units are on their way', '.profile-line', { [units]: [{ fault: 'never' }] }),
  state('long', 'Long names', '.profile-facts ul', {
    [me]: [
      user({ first_name: long, last_name: 'x'.repeat(200), email: `${'m'.repeat(64)}@${'a'.repeat(180)}.example` }),
    ],
    [units]: [body([unit(long, true), unit('y'.repeat(160)), unit(hostile)])],
  }),
  state('zone', 'The time zone', list, {}, zone),
  state(
    'zone-windows',
    'A zone that was saved by its Windows name',
    list,
    { [me]: [user({ timezone: 'Tokyo Standard Time' })] },
    zone,
  ),
  state('zone-none', 'No zone is saved', list, { [me]: [user({ timezone: null })] }, zone),
  state(
    'zone-gone',
    'The saved zone no longer exists',
    '.notice.warning',
    { [me]: [user({ timezone: 'Europe/Atlantis' })] },
    zone,
  ),
  state(
    'zone-hostile',
    'A saved zone that is no name',
    '.notice.warning',
    { [me]: [user({ timezone: hostile })] },
    zone,
  ),
  state(
    'zone-found',
    'A search',
    '[role=option]:only-child',
    {},
    { ...zone, clicks: [['[role=combobox]', 'new york']] },
  ),
  state('zone-nothing', 'A search in vain', '.choose-none', {}, { ...zone, clicks: [['[role=combobox]', 'atlantis']] }),
  state(
    'zone-chosen',
    'Another zone is chosen',
    '[id$=Tokyo_Standard_Time][aria-selected=true]',
    {},
    { ...zone, clicks: tokyo },
  ),
  state('zone-saving', 'Being saved', '.btn[aria-busy]', { [save]: [{ fault: 'never' }] }, { ...zone, clicks: saved }),
  state(
    'zone-failed',
    'It could not be saved',
    '.zone-choice [role=alert]',
    { [save]: [{ status: 500 }] },
    { ...zone, clicks: saved },
  ),
  state(
    'zone-refused',
    'The server does not know the zone',
    '.zone-choice [role=alert]',
    {
      [save]: [{ status: 400, body: { error: { code: 'bad_request', message: 'no', fields: { timezone: ['no'] } } } }],
    },
    { ...zone, clicks: saved },
  ),
  state(
    'zone-offline',
    'Offline when it is saved',
    '.zone-choice [role=alert]',
    {},
    { ...zone, offline: 'later', clicks: saved },
  ),
  state('notices', 'Notifications', '.prefer-kind', told, notices),
  state(
    'notices-loading',
    'The choices are on their way',
    '[role=tabpanel] [role=status] i',
    { ...told, [preferences]: [{ fault: 'never' }] },
    notices,
  ),
  state(
    'notices-failed',
    'The choices could not be loaded',
    '[role=tabpanel] [role=alert] .btn',
    { ...told, [preferences]: [{ status: 500 }] },
    notices,
  ),
  state(
    'notices-saving',
    'A choice is being saved',
    '.prefer-ways span.muted',
    { ...told, [prefer]: [{ fault: 'never' }] },
    { ...notices, clicks: check },
  ),
  state('notices-saved', 'A choice was saved', '.prefer-saved svg', told, { ...notices, clicks: check }),
  state(
    'notices-not-saved',
    'A choice could not be saved',
    '.prefer-failed',
    { ...told, [prefer]: [{ status: 500 }] },
    { ...notices, clicks: check },
  ),
  state(
    'notices-forbidden',
    'Somebody acts as the learner',
    '.prefer-failed',
    { ...told, [prefer]: [{ status: 403, body: { error: { code: 'forbidden', message: 'no' } } }] },
    { ...notices, clicks: check },
  ),
  state('notices-offline', 'Offline later', '.notice', told, { ...notices, offline: 'later', clicks: check }),
  state(
    'notices-no-mail',
    'An LMS without a chat that sends no mail',
    '.prefer-kind',
    {
      ...told,
      [configuration]: [body({ extensions: ['notificationPreferences'] })],
      [preferences]: [body({ preferences: chosen, mail: false })],
    },
    notices,
  ),
  state(
    'notices-odd',
    'Kinds and ways that nobody knows',
    '.prefer-kind',
    {
      ...told,
      [preferences]: [
        body({
          preferences: [
            null,
            { kind: 'weather', portal: true, mail: 'now' },
            { kind: 'team', portal: 'x', mail: 'hourly' },
          ],
        }),
      ],
    },
    notices,
  ),
  state('notices-none', 'An LMS without such settings', '.profile-facts ul', {}, notices),
  state('kept', 'Kept courses', '.kept-courses li', reads, {
    ...offline,
    keeps: { courses: [walk, gait], free: 5_000_000_000 },
  }),
  state('kept-none', 'No course is kept', '.kept-courses .empty-state', reads, { ...offline, keeps: { courses: [] } }),
  state('kept-off', 'The tenant wants none', '.profile-facts ul', {}, { ...offline, keeps: { courses: [walk] } }),
];
