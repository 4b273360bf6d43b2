import { feedbackEvent } from '../../contract/feedback/feedbackEvent.ts';
import { sendFeedback } from '../../contract/feedback/sendFeedback.ts';
import type { Feedback } from '../../domain/feedback/feedback.ts';
import type { User } from '../../domain/person/user.ts';
import type { Instant } from '../../domain/time/instant.ts';
import { uuid } from '../../plain/uuid.ts';
import type { OutboxPort } from '../../port/port.ts';
import { feedbackKey } from './feedbackMemory.ts';

/** Puts feedback into the outbox, in the name of a person, with the fields of every event (FEED-3, ANA-2). */
export function putFeedback(
  outbox: Pick<OutboxPort, 'put'>,
  { id: userId, roles }: Pick<User, 'id' | 'roles'>,
  feedback: Feedback,
  at: Instant,
): void {
  const role = roles.includes('Learner') ? 'Learner' : null;
  const event = feedbackEvent(feedback, { at, sessionId: uuid(), role });
  // Feedback belongs to no run, but an entry has to name one.
  outbox.put(sendFeedback, { body: { events: [event] } }, { key: feedbackKey, workflowId: feedbackKey, userId });
}
