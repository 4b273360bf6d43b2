import { gelScore } from './gel.ts';
import { quizScore, quizzes } from './quizzes.ts';

/** An activity of the laboratory. */
export type ActivityName = 'electrophoresis' | keyof typeof quizzes;

/** Names of all activities. */
export const activityNames = ['electrophoresis', ...(Object.keys(quizzes) as (keyof typeof quizzes)[])] as const;

const isQuiz = (name: unknown): name is keyof typeof quizzes =>
  typeof name === 'string' && Object.hasOwn(quizzes, name);

/** The activity of a launch, as its link names it; the gel where it names none. */
export const activityOf = (wanted: unknown): ActivityName => (isQuiz(wanted) ? wanted : 'electrophoresis');

/** Percent for the answers that a learner handed in. A value that is not a list of answers is worth nothing. */
export function judge(activity: ActivityName, seed: number, answers: unknown): number {
  const list: readonly unknown[] = Array.isArray(answers) ? answers : [];
  return activity === 'electrophoresis' ? gelScore(seed, list) : quizScore(quizzes[activity], list);
}
