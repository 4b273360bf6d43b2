import type { LaunchFacts, LaunchItem, LaunchState } from './launchFacts.ts';

type Values = Readonly<Record<string, string>>;

/** Values that the LMS sets at each start; the stored ones belong to the last start. */
const ofLast12 =
  /^cmi\.core\.(?:student_id|student_name|entry|exit|session_time|lesson_mode|credit)$|^cmi\.(?:student_data|launch_data)/;
const ofLast2004 = new RegExp(
  '^cmi\\.(?:learner_id|learner_name|entry|exit|session_time|mode|credit|scaled_passing_score|completion_threshold|' +
    'max_time_allowed|time_limit_action|launch_data)$',
);

const kept = (values: Values, without: RegExp): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => typeof value === 'string' && value !== '' && !without.test(name)),
  );

const set = (values: Readonly<Record<string, string | null>>): Values =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]));

/** Whether a content of SCORM 1.2 left so that it can continue later; if it said nothing, its page was closed. */
const left = (exit: string | undefined) => exit === undefined || exit === '' || exit === 'suspend' || exit === 'logout';

/** The values that a content of SCORM 1.2 finds when it begins. Stored values are restored even where the content did not ask for that. */
export function startValues12(facts: LaunchFacts, item: LaunchItem, state: LaunchState | undefined): Values {
  const { learner, review } = facts;
  const resumed = state && left(state.ended ? 'time-out' : state.values['cmi.core.exit']);
  const again = resumed ? 'resume' : '';
  return {
    ...kept(state?.values ?? {}, ofLast12),
    'cmi.core.student_id': learner.id,
    'cmi.core.student_name': learner.name,
    'cmi.core.credit': review ? 'no-credit' : 'credit',
    'cmi.core.lesson_mode': review ? 'review' : 'normal',
    'cmi.core.entry': state ? again : 'ab-initio',
    ...set({
      'cmi.launch_data': item.launchData,
      'cmi.student_data.mastery_score': item.masteryScore,
      'cmi.student_data.max_time_allowed': item.maxTimeAllowed,
      'cmi.student_data.time_limit_action': item.timeLimitAction,
    }),
  };
}

/**
 * The values that a content of SCORM 2004 finds when it begins. One that ended itself, and was not left, begins again, as the standard
 * requires.
 */
export function startValues2004(facts: LaunchFacts, item: LaunchItem, state: LaunchState | undefined): Values {
  const { learner, review } = facts;
  const goesOn = state !== undefined && Object.keys(state.values).length > 0 && (!state.ended || review);
  return {
    'cmi.total_time': 'PT0H0M0S',
    ...(goesOn ? kept(state.values, ofLast2004) : {}),
    'cmi.learner_id': learner.id,
    'cmi.learner_name': learner.name,
    'cmi.credit': review ? 'no-credit' : 'credit',
    'cmi.mode': review ? 'review' : 'normal',
    'cmi.entry': goesOn ? 'resume' : 'ab-initio',
    ...set({
      'cmi.launch_data': item.launchData,
      'cmi.scaled_passing_score': item.scaledPassingScore,
      'cmi.completion_threshold': item.completionThreshold,
      'cmi.max_time_allowed': item.maxTimeAllowed,
      'cmi.time_limit_action': item.timeLimitAction,
    }),
  };
}
