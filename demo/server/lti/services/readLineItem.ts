import * as v from 'valibot';

const text = (most: number) => v.nullish(v.pipe(v.string(), v.maxLength(most)));
const moment = v.nullish(
  v.pipe(
    v.string(),
    v.maxLength(60),
    v.check((value) => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)), 'Not an instant.'),
  ),
);

/** A column as a tool describes it (LTI-20): its name is not blank, and its maximum is above 0. */
export const lineItemBody = v.object({
  label: v.pipe(v.string(), v.trim(), v.minLength(1, 'The label is blank.'), v.maxLength(500)),
  scoreMaximum: v.pipe(v.number(), v.finite(), v.gtValue(0, 'The maximum has to be above 0.'), v.maxValue(1e9)),
  resourceId: text(500),
  tag: text(500),
  resourceLinkId: text(200),
  startDateTime: moment,
  endDateTime: moment,
});

const instantWithZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** A score as a tool sends it. A score above the maximum is refused: a course has no points beyond its maximum (LTI-21). */
export const scoreBody = v.pipe(
  v.object({
    userId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    scoreGiven: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0))),
    scoreMaximum: v.nullish(v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1e9))),
    activityProgress: v.picklist(['Initialized', 'Started', 'InProgress', 'Submitted', 'Completed']),
    gradingProgress: v.picklist(['FullyGraded', 'Pending', 'PendingManual', 'Failed', 'NotReady']),
    timestamp: v.pipe(
      v.string(),
      v.maxLength(60),
      v.check(
        (value) => instantWithZone.test(value) && !Number.isNaN(Date.parse(value)),
        'Not an instant with a time zone.',
      ),
    ),
    comment: text(5000),
  }),
  v.check(
    ({ scoreGiven, scoreMaximum }) => scoreGiven == null || scoreMaximum != null,
    'scoreGiven needs scoreMaximum.',
  ),
  v.check(
    ({ scoreGiven, scoreMaximum }) => scoreGiven == null || scoreMaximum == null || scoreGiven <= scoreMaximum,
    'scoreGiven is above scoreMaximum.',
  ),
);
export type ScoreBody = v.InferOutput<typeof scoreBody>;
