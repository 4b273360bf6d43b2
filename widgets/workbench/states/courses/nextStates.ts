import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { arabicSketches, sketches } from './courseSketches.ts';
import { stateNow, wireCourse } from './stateCourse.ts';
import { learnerReplies, type Wire } from './stateLists.ts';

const call = 'GET /api/lectern/v1/users/me/next-steps';
const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const hostile = '<img src=x onerror=alert(1)>{{count}} & "quotes"';
const long =
  'Donaudampfschifffahrtsgesellschaftskapitänsausbildung for everybody who has ever wondered how such a name fits in a row';

/** Modules of a course with the given numbers of parts. The first parts, up to `done`, are completed. */
const modulesOf = (done: number, sizes: readonly number[]) =>
  sizes.map((total, index) => ({
    total,
    done: Math.max(0, Math.min(total, done - sizes.slice(0, index).reduce((sum, size) => sum + size, 0))),
  }));
const sizes = [3, 4, 4, 5, 3, 1, 6, 6];
const part = { axis: ['uncertainty', 'interval'], name: '4.2 What a confidence interval says', minutes: 12 };

const resumeOf = (access: Wire, more: object = {}) => ({
  access,
  part,
  module: 4,
  modules: modulesOf(access.objectiveWorkflowAggregate.parts?.done ?? 0, sizes),
  ...more,
});
const dueOf = (
  { objective, objectiveWorkflowAggregate: { id, lastObjectiveWorkflow: run } }: Wire,
  due: string,
  more: object = {},
) => ({
  objectiveId: objective.id,
  aggregateId: id,
  courseName: objective.name,
  code: objective.code,
  state: run?.state ?? null,
  part: null,
  due,
  partsLeft: run ? 5 : null,
  ...more,
});

const wire = (code: string) => {
  const index = sketches.findIndex((sketch) => sketch.code === code);
  return wireCourse(sketches[index]!, index);
};
const [statistics, ethics, cells] = [wire('STA 210'), wire('ETH 105'), wire('BIO 214')];
const exercise = {
  part: { axis: ['uncertainty', 'exercise'], name: '4.5 Exercise: bootstrapping in R', minutes: 20 },
  partsLeft: null,
};
const due = [
  dueOf(ethics, '2026-11-14T09:00:00Z'),
  dueOf(statistics, '2026-11-28T09:00:00Z', exercise),
  dueOf(cells, '2026-12-05T09:00:00Z'),
];

/** A server that sends next steps together with its list. */
const replies = (
  body: object,
  items: readonly Wire[] = sketches.map(wireCourse),
  reply: ScriptedReply = { body },
): FeatureState['replies'] => ({
  ...learnerReplies(items),
  'GET /config-ui/config.json': [{ body: { extensions: ['courseCounts', 'nextSteps'] } }],
  [call]: [reply],
});

/** The next steps that stand over the cards in every state. */
export const standingSteps = replies({ resume: resumeOf(statistics), due });

const state = (
  name: string,
  title: string,
  settled: string,
  given: FeatureState['replies'],
  more: Partial<FeatureState> = {},
): FeatureState => ({ name, title, now: stateNow, settled, replies: given, ...more });
const arabic = arabicSketches.map(wireCourse);
const [arabicEthics, , arabicCells, arabicData] = arabic as [Wire, Wire, Wire, Wire];

/** Continue and Due soon in every state. */
export const nextStates: readonly FeatureState[] = [
  state('next-resume', 'Continue, and nothing due', '.resume', replies({ resume: resumeOf(statistics), due: [] })),
  state('next-due', 'Something due, and nothing to continue', '.due', replies({ resume: null, due })),
  state(
    'next-finish',
    'Continue, with all parts done',
    '.resume',
    replies({
      resume: resumeOf(
        {
          ...statistics,
          objectiveWorkflowAggregate: { ...statistics.objectiveWorkflowAggregate, parts: { done: 32, total: 32 } },
        },
        { part: null, module: null },
      ),
      due: due.slice(0, 1),
    }),
  ),
  state('next-nothing', 'Neither to continue nor due', '.chips .chip', replies({ resume: null, due: [] })),
  state('next-loading', 'The next steps are on their way', '.chips .chip', replies({}, undefined, { fault: 'never' })),
  state(
    'next-failed',
    'The next steps could not be had',
    '.chips .chip',
    replies({}, undefined, { status: 500, body: { error: { code: 'server_error', message: 'no' } } }),
  ),
  state(
    'next-offline',
    'Offline, with the next steps known',
    '.notice',
    { ...standingSteps, [list]: [learnerReplies([statistics, ethics])[list]![0]!] },
    { offline: 'later' },
  ),
  state(
    'next-hostile',
    'Hostile text in the next steps',
    '.due',
    replies({
      resume: resumeOf(
        {
          ...statistics,
          objective: { ...statistics.objective, name: hostile, code: hostile, imageUrl: 'javascript:alert(1)' },
        },
        { part: { ...part, name: hostile } },
      ),
      due: [
        dueOf(ethics, 'never'),
        dueOf(ethics, '2024-02-29T09:00:00Z', { courseName: hostile }),
        { due: null },
        dueOf(cells, '2026-11-21T18:00:00Z', { part: { ...part, name: hostile }, code: hostile }),
      ],
    }),
  ),
  state(
    'next-long',
    'Long text in the next steps',
    '.due',
    replies({
      resume: resumeOf(
        { ...statistics, objective: { ...statistics.objective, name: long } },
        { part: { ...part, name: long } },
      ),
      due: due.map((one) => ({ ...one, courseName: long, code: 'LONG-CODE-2026-XII' })),
    }),
  ),
  state(
    'next-arabic',
    'Arabic next steps',
    '.due',
    replies(
      {
        resume: resumeOf(arabicData, { part: { ...part, name: '4.2 ماذا تقول فترة الثقة' } }),
        due: [dueOf(arabicEthics, '2026-11-14T09:00:00Z'), dueOf(arabicCells, '2026-12-05T09:00:00Z')],
      },
      arabic,
    ),
  ),
];
