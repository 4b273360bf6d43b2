import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';

const course = (name: string, dueDate: string | null, state = 'inProgress') => ({
  id: name,
  objective: { id: name, name, activity: { type: 'composite', state: 'ready' } },
  dueDate,
  objectiveWorkflowAggregate: { id: name, lastObjectiveWorkflow: { id: name, state, progress: 0.4 } },
});
const state = (name: string, title: string, settled: string, reply: ScriptedReply): FeatureState => ({
  name,
  title,
  settled,
  now: '2026-11-21T10:42:00Z',
  replies: { 'GET /api/lms/v1/users/me/objective-accesses/query': [reply] },
});

/** Every state of the reminder. */
export const states: readonly FeatureState[] = [
  state('course', 'Three courses in progress', 'a', {
    body: {
      data: [
        course('Anatomy', null),
        course('Zoology', '2026-11-25T09:00:00Z'),
        course('Botany', '2026-12-01T09:00:00Z'),
      ],
    },
  }),
  state('none', 'Nothing in progress', 'p:not([role])', {
    body: { data: [course('Latin', '2026-11-25T09:00:00Z', 'finished')] },
  }),
  state('loading', 'First load', '[role=status]', { fault: 'never' }),
  state('failed', 'The courses could not be loaded', '[role=alert] button', { status: 500 }),
];
