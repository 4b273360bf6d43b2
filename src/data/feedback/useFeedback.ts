import { useMemo, useSyncExternalStore } from 'react';
import type { RuntimePort } from '../../port/port.ts';
import { emptyDraft } from '../../domain/feedback/feedback.ts';
import { createFeedback, type FeedbackField, type FeedbackState } from './createFeedback.ts';

const fields = new WeakMap<RuntimePort, Map<string, FeedbackField>>();

/** The feedback of one person; the same for all elements of the page. */
function feedbackOf(port: RuntimePort, userId: string): FeedbackField {
  const known = fields.get(port) ?? new Map<string, FeedbackField>();
  fields.set(port, known);
  const field = known.get(userId) ?? createFeedback(port, userId);
  known.set(userId, field);
  return field;
}

const nothing: FeedbackState = { last: null, draft: emptyDraft, sending: 'no', refusal: '' };
const nobody: Pick<FeedbackField, 'subscribe' | 'getState'> = {
  subscribe: () => () => undefined,
  getState: () => nothing,
};

/**
 * The feedback of the person who is signed in, as it changes.
 * @param userId null while the user is not known
 */
export function useFeedback(
  port: RuntimePort,
  userId: string | null,
): { readonly field: FeedbackField | null; readonly state: FeedbackState } {
  const field = useMemo(() => (userId === null ? null : feedbackOf(port, userId)), [port, userId]);
  const { subscribe, getState } = field ?? nobody;
  return { field, state: useSyncExternalStore(subscribe, getState, getState) };
}
