import { useEffect, useRef } from 'react';
import type { FeedbackField, FeedbackState } from '../../../data/feedback/createFeedback.ts';
import type { Feedback } from '../../../domain/feedback/feedback.ts';
import type { FeedbackEmit } from '../manifest.ts';

/** Sends feedback, and informs the host once the server has it. */
export function useSentTold(
  field: FeedbackField | null,
  { sending, last }: FeedbackState,
  emit: FeedbackEmit,
): (feedback: Feedback) => void {
  const given = useRef<number | null>(null);
  const isOver = sending === 'no' && last?.kind === 'sent';
  useEffect(() => {
    if (!isOver || given.current === null) return;
    const grade = given.current;
    given.current = null;
    emit('lectern-feedback-sent', { grade });
  }, [isOver, emit]);
  return (feedback) => {
    given.current = feedback.grade;
    field?.send(feedback);
  };
}
