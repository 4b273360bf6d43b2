/**
 * Whether a tenant's learners can give feedback (FEED-1).
 * @param visible `learner.visible` of the configuration, without any check: only the boolean false hides it
 */
export const isFeedbackVisible = (visible: unknown): boolean => visible !== false;
