import type { EnrolmentFile } from '../enrol.ts';

type Kind = (number: number, scored: boolean) => Omit<EnrolmentFile, 'course'>;

/** Between 0 and 1, the same for the same number. */
const spread = (number: number, salt: number) => (((number + 1) * (2654435761 + salt * 40503)) % 9973) / 9973;
const days = (number: number, salt: number, from: number, to: number) =>
  Math.round(from + spread(number, salt) * (to - from));
const term = (number: number) => (number % 13 === 0 ? {} : { term: number % 3 });

const finished = (number: number, scored: boolean, score: number) => {
  const end = days(number, 1, -300, -3);
  return {
    state: 'finished',
    started: end - days(number, 2, 1, 40),
    finished: end,
    ...(scored && { submitted: end, score: Math.round(score * 100) / 100 }),
  } as const;
};
const waiting = (number: number, state: 'submitted' | 'inGrading' | 'graded' | 'gradingApproved') => ({
  state,
  started: -60,
  submitted: days(number, 3, -30, -1),
});

// Twenty kinds of enrolment, so that a list of any length has all of them, and the usual ones most often.
const kinds: readonly Kind[] = [
  (n) => ({ selfEnrolled: true, due: days(n, 4, 3, 90) }),
  () => ({ catalog: true }),
  (n) => ({
    selfEnrolled: true,
    catalog: true,
    runs: [{ started: days(n, 5, -60, -2), opened: days(n, 6, -30, -1), done: 1 }],
  }),
  (n, scored) => ({ mandatory: true, runs: [finished(n, scored, 0.6 + 0.4 * spread(n, 7))] }),
  () => ({ catalog: true }),
  (n) => ({ mandatory: true, due: days(n, 8, -20, 60) }),
  (n, scored) => ({ selfEnrolled: true, retake: true, runs: [finished(n, scored, 0.3 * spread(n, 9))] }),
  (n) => ({ catalog: true, opens: days(n, 10, 2, 120) }),
  (n) => ({
    mandatory: true,
    due: days(n, 11, -15, 45),
    runs: [{ started: days(n, 12, -50, -16), opened: days(n, 13, -15, -1), done: 1 }],
  }),
  () => ({ selfEnrolled: true }),
  (n, scored) => (scored ? { selfEnrolled: true, runs: [waiting(n, 'submitted')] } : { selfEnrolled: true }),
  () => ({ catalog: true }),
  (n, scored) =>
    scored ? { mandatory: true, runs: [waiting(n, n % 2 ? 'inGrading' : 'graded')] } : { mandatory: true },
  (n) => ({ mandatory: true, opens: -90, ends: days(n, 14, -40, -2) }),
  (n) => ({ selfEnrolled: true, imported: { finished: days(n, 15, -700, -400), score: 0.7 } }),
  () => ({ catalog: true, mandatory: true }),
  (n, scored) => (scored ? { selfEnrolled: true, runs: [waiting(n, 'gradingApproved')] } : { catalog: true }),
  (n, scored) => ({
    selfEnrolled: true,
    reveal: 'afterDate',
    revealAt: days(n, 16, 5, 90),
    runs: [finished(n, scored, 0.8)],
  }),
  (n) => ({ catalog: true, ends: days(n, 17, 10, 90) }),
  () => ({}),
];

/** The learner's enrolment in the made-up course of this number. */
export function manyEnrolments(number: number, course: string, scored: boolean): EnrolmentFile {
  // Courses of one field repeat with the number too; the division gives them every kind of enrolment.
  const kind = kinds[(number + Math.floor(number / kinds.length)) % kinds.length];
  return { course, ...term(number), ...kind?.(number, scored) };
}
