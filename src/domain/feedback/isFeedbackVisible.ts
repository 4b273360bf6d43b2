/**
 * Whether a tenant's learners can give feedback (FEED-1).
 * @param visible `learner.visible` of the configuration, as it stands there: only the boolean false hides it
 */
export const isFeedbackVisible = (visible: unknown): boolean => visible !== false;
