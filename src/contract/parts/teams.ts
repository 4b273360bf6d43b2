import { fallback, pipe, string, transform } from 'valibot';
import type { GroupActivityWorkflow } from '../../domain/tree/groupActivityWorkflow.ts';
import type { Participant } from '../../domain/person/participant.ts';
import { workflowStates } from '../../domain/course/states.ts';
import { readCall } from '../wire/call.ts';
import { decode, decodePage } from '../wire/decode.ts';
import { instant, oneOf, text } from '../wire/fields.ts';
import type { LoadOptions } from '../wire/loadOptions.ts';
import { object } from '../wire/object.ts';

const words = fallback(string(), '');
// An LMS that tells no teams sends the one team of the part, which has no name.
const group = fallback(object({ id: string(), name: words }), { id: '', name: '' });

/** @assumed */
const participant = pipe(
  object({
    id: string(),
    firstName: words,
    middleName: text,
    lastName: words,
    email: words,
    primaryUnit: text,
    group,
    started: instant,
    finished: instant,
    groupActivityWorkflowId: text,
  }),
  transform(({ group: own, ...rest }): Participant => ({ ...rest, groupId: own.id, groupName: own.name })),
);

/** @assumed */
const groupActivityWorkflow = pipe(
  object({
    id: string(),
    state: oneOf(workflowStates, 'inProgress'),
    started: instant,
    finished: instant,
    activityPathId: string(),
    group,
  }),
  transform(({ group: own, ...rest }): GroupActivityWorkflow => ({ ...rest, groupId: own.id, groupName: own.name })),
);

/** The members of the learner's team in a part, the learner included, by name (CALL-34); empty where the part is not done together. */
export const participants = readCall({
  name: 'participants.query',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity-paths/{activityPathId}/participants/query',
  read: (body) => decodePage<Participant>('participants.query', participant, body),
  _input: {} as {
    readonly params: { readonly id: string; readonly activityPathId: string };
    readonly query: LoadOptions;
  },
});

/** A group's run through a part (CALL-24). 404 where the learner is not a member of the group. */
export const groupActivityWorkflowOf = readCall({
  name: 'groupActivityWorkflow.get',
  base: 'lms',
  path: 'users/me/objective-workflow-aggregates/{id}/group-activity-workflows/{groupActivityWorkflowId}',
  read: (body): GroupActivityWorkflow => decode('groupActivityWorkflow.get', groupActivityWorkflow, body),
  _input: {} as { readonly params: { readonly id: string; readonly groupActivityWorkflowId: string } },
});
