import { begin, both, end, get, no, set, type Calls, type Step } from './step.ts';

const suspended: readonly Step[] = [set('cmi.core.exit', 'suspend'), end];
const words = /^.{1,255}$/s;

/** Calls of SCORM 1.2, named as those of 2004. */
export const steps12: readonly Calls[] = [
  {
    name: 'a content that only begins and ends is complete (SCORM-21)',
    launches: [
      { steps: [begin, get('cmi.core.lesson_status', 'not attempted'), get('cmi.core.entry', 'ab-initio'), end] },
      {
        steps: [
          begin,
          get('cmi.core.lesson_status', 'completed'),
          set('cmi.core.lesson_status', 'incomplete'),
          ...suspended,
        ],
      },
    ],
  },
  {
    name: 'before it has begun nothing is got, set or stored, and after it has ended nothing is got',
    launches: [
      {
        steps: [
          get('cmi.core.lesson_location', '', '301'),
          no('cmi.core.lesson_location', '1', '301'),
          ['Commit', [''], 'false', '301'],
          ['Initialize', ['x'], 'false', '201'],
          begin,
          ['Initialize', [''], 'false', '101'],
          ['Commit', [''], 'true', '0'],
          ['Terminate', ['x'], 'false', '201'],
          ...suspended,
          ['GetValue', ['cmi.core.lesson_location'], ''],
        ],
      },
    ],
  },
  {
    name: 'errors have words',
    launches: [
      {
        steps: [
          begin,
          get('cmi.nothing', '', '401'),
          ['GetErrorString', ['401'], words],
          ['GetDiagnostic', ['401'], words],
          ...suspended,
        ],
      },
    ],
  },
  {
    name: 'what the platform says is read, and not written',
    launches: [
      {
        steps: [
          begin,
          get('cmi.core.student_name', 'Varga, Pavel'),
          get('cmi.core.student_id', /^[\w-]{36}$/),
          get('cmi.core.credit', 'credit'),
          get('cmi.core.lesson_mode', 'normal'),
          get('cmi.student_data.mastery_score', '80'),
          get('cmi.core._children', /lesson_status/),
          ...['student_id', 'student_name', 'credit', 'lesson_mode', 'entry', 'total_time'].map((name): Step =>
            no(`cmi.core.${name}`, 'x', '403'),
          ),
          no('cmi.launch_data', 'x', '403'),
          no('cmi.comments_from_lms', 'x', '403'),
          no('cmi.core._children', 'x', '402'),
          get('cmi.core.exit', '', '404'),
          get('cmi.core.session_time', '', '404'),
          ...suspended,
        ],
      },
    ],
  },
  {
    name: 'values have types and ranges, and are found again; a score above the author’s mastery has passed',
    launches: [
      {
        steps: [
          begin,
          ...both('cmi.core.lesson_location', 'page-3'),
          ...both('cmi.core.lesson_status', 'incomplete'),
          no('cmi.core.lesson_status', 'done', '405'),
          ...both('cmi.core.score.raw', '85'),
          ...both('cmi.core.score.min', '0'),
          ...both('cmi.core.score.max', '100'),
          no('cmi.core.score.raw', 'much', '405'),
          no('cmi.core.exit', 'over', '405'),
          set('cmi.core.session_time', '00:10:00'),
          no('cmi.core.session_time', 'PT10M', '405'),
          ...both('cmi.suspend_data', 'z'.repeat(4096)),
          ...both('cmi.comments', 'Für später'),
          ...both('cmi.student_preference.audio', '50'),
          no('cmi.student_preference.audio', '101', '405'),
          ...both('cmi.student_preference.text', '1'),
          ...suspended,
        ],
      },
      {
        steps: [
          begin,
          get('cmi.core.entry', 'resume'),
          get('cmi.core.lesson_location', 'page-3'),
          get('cmi.core.lesson_status', 'passed'),
          get('cmi.core.score.raw', '85'),
          get('cmi.core.total_time', /^00:10:/),
          get('cmi.suspend_data', 'z'.repeat(4096)),
          get('cmi.student_preference.audio', '50'),
          ...suspended,
        ],
      },
    ],
  },
  {
    name: 'objectives are counted from 0, and are found again',
    launches: [
      {
        steps: [
          begin,
          get('cmi.objectives._count', '0'),
          no('cmi.objectives.1.id', 'late', '201'),
          ...both('cmi.objectives.0.id', 'wash'),
          ...both('cmi.objectives.0.score.raw', '50'),
          ...both('cmi.objectives.0.status', 'passed'),
          no('cmi.objectives.0.status', 'good', '405'),
          ...both('cmi.objectives.1.id', 'dry'),
          get('cmi.objectives._count', '2'),
          no('cmi.objectives._count', '9', '402'),
          ...suspended,
        ],
      },
      {
        steps: [
          begin,
          get('cmi.objectives._count', '2'),
          get('cmi.objectives.0.id', 'wash'),
          get('cmi.objectives.0.status', 'passed'),
          get('cmi.objectives.1.id', 'dry'),
          ...suspended,
        ],
      },
    ],
  },
  {
    name: 'interactions are written, and not read',
    launches: [
      {
        steps: [
          begin,
          set('cmi.interactions.0.id', 'q1'),
          set('cmi.interactions.0.type', 'choice'),
          set('cmi.interactions.0.student_response', 'a'),
          set('cmi.interactions.0.correct_responses.0.pattern', 'a'),
          set('cmi.interactions.0.result', 'correct'),
          set('cmi.interactions.0.time', '10:20:30'),
          set('cmi.interactions.0.latency', '00:00:05'),
          set('cmi.interactions.0.weighting', '1'),
          no('cmi.interactions.0.type', 'guess', '405'),
          get('cmi.interactions.0.id', '', '404'),
          get('cmi.interactions._count', '1'),
          ...suspended,
        ],
      },
      { steps: [begin, get('cmi.interactions._count', '1'), ...suspended] },
    ],
  },
  {
    name: 'the author’s mastery decides once it has ended',
    launches: [
      {
        steps: [
          begin,
          set('cmi.core.score.raw', '90'),
          set('cmi.core.lesson_status', 'completed'),
          set('cmi.core.exit', ''),
          end,
        ],
      },
      { steps: [begin, get('cmi.core.lesson_status', 'passed'), get('cmi.core.score.raw', '90'), end] },
    ],
  },
];
