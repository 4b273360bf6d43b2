/** The areas that feedback can name as in need of work, in the order in which they are offered (FEED-2). `no`: none of them. */
export const feedbackOptions = [
  'no',
  'navigation',
  'startFinishCourse',
  'activityResults',
  'communicationHub',
  'courseActivities',
  'examConnection',
  'accessibility',
  'registration',
  'contentManagement',
  'reports',
  'adminFunctionality',
  'other',
] as const;

/** One of the options. */
export type FeedbackOption = (typeof feedbackOptions)[number];

/** The grades, from very dissatisfied to very satisfied. */
export const feedbackGrades = [1, 2, 3, 4, 5] as const;

/** One of the grades. */
export type FeedbackGrade = (typeof feedbackGrades)[number];

/** A comment has at most so many characters (FEED-4). */
export const longestComment = 2000;

/** A learner's feedback on the product (DATA-16). */
export interface Feedback {
  readonly grade: FeedbackGrade;
  readonly options: readonly FeedbackOption[];
  readonly comment: string;
}

/** Feedback that is still being written: the grade may be missing, and the comment too long. */
export interface FeedbackDraft extends Omit<Feedback, 'grade'> {
  readonly grade: FeedbackGrade | null;
}

/** A draft without any input. */
export const emptyDraft: FeedbackDraft = { grade: null, options: [], comment: '' };
