// LOC-10: one instant, shown by every element in the zone that the learner has saved.
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { clear, show, statesOf } from '../support/exhibit.ts';
import { until } from '../support/stage.tsx';

const me = 'GET /api/platform/v1/users/me';
const mira = { id: 'mira', email: 'mira@example.org', first_name: 'Mira', last_name: 'Okafor', roles: ['Learner'] };

/** The same body with another value wherever a field has this name. */
function withField(body: unknown, field: string, value: string): unknown {
  if (Array.isArray(body)) return body.map((one) => withField(one, field, value));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, one]) => [name, name === field ? value : withField(one, field, value)]),
  );
}

/** A state in which a date is `value`, and the learner has saved a zone. */
function dated(tag: string, name: string, field: string, value: string, timezone: string): FeatureState {
  const state = statesOf(tag).find((one) => one.name === name)!;
  const replies = Object.fromEntries(
    Object.entries(state.replies).map(([call, answers]) => [
      call,
      answers.map((reply) => ({
        ...reply,
        body: withField(reply.body, field, value),
        ...(reply.answer && {
          answer: async (url: URL, sent?: unknown) => withField(await reply.answer?.(url, sent), field, value),
        }),
      })),
    ]),
  );
  return { ...state, replies: { ...replies, [me]: [{ body: { ...mira, timezone } }] } };
}

/** Where each element shows the date. */
const places = [
  ['lectern-courses', 'one', 'started', '.card'],
  ['lectern-player', 'overview', 'dueDate', '.overview'],
  ['lectern-player', 'results', 'finished', '.attempts'],
  ['lectern-certificate', 'certificate', 'expirationDate', '.cert-facts'],
] as const;

/** Instants, and the day in short that a calendar of each zone has then. */
const instants = [
  // The date line: three zones, three days.
  ['2027-12-31T10:30:00Z', 'Pacific/Kiritimati', 'Jan 1, 2028'],
  ['2027-12-31T10:30:00Z', 'Europe/London', 'Dec 31, 2027'],
  ['2027-12-31T10:30:00Z', 'Samoa Standard Time', 'Dec 31, 2027'],
  ['2027-12-31T10:30:00Z', 'Pacific/Pago_Pago', 'Dec 30, 2027'],
  // The days on which clocks change: half an hour before midnight in summer, and at the same time of the day in winter.
  ['2027-03-27T23:30:00Z', 'Europe/London', 'Mar 27, 2027'],
  ['2027-03-28T23:30:00Z', 'Europe/London', 'Mar 29, 2027'],
  ['2027-11-07T03:30:00Z', 'Eastern Standard Time', 'Nov 6, 2027'],
  ['2027-11-08T04:30:00Z', 'America/New_York', 'Nov 7, 2027'],
] as const;

/** A month in short or in full, with its day and its year, in either order. */
const isShown = (text: string, day: string) => {
  const [, month = '', number = '', year = ''] = /^(\w+) (\d+), (\d+)$/.exec(day)!;
  return new RegExp(`\\b${month}[a-z]* ${number}, ${year}`).test(text.replace(/\s+/g, ' '));
};

describe('dates in the saved zone (LOC-10)', () => {
  afterEach(clear);
  for (const [tag, state, field, place] of places)
    for (const [at, zone, day] of instants)
      it(`${tag}, ${state}: ${at} in ${zone} is ${day}`, async () => {
        const { find } = await show(tag, dated(tag, state, field, at, zone));
        await until(
          () => isShown(find(place)?.innerText ?? '', day),
          `${day} in ${find(place)?.innerText.slice(0, 400)}`,
        );
      });

  it('follows a host’s zone before the saved one (LOC-11)', async () => {
    const state = dated('lectern-courses', 'one', 'started', '2027-12-31T10:30:00Z', 'Europe/London');
    const { find } = await show('lectern-courses', state, { timezone: 'Pacific/Kiritimati' });
    await until(() => isShown(find('.card')?.innerText ?? '', 'Jan 1, 2028'));
  });
});
