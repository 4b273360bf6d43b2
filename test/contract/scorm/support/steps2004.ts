import { begin, both, end, get, no, set, type Calls, type Step } from './step.ts';

const suspended: readonly Step[] = [set('cmi.exit', 'suspend'), end];
const words = /^.{1,255}$/s;

/** Calls of SCORM 2004. */
export const steps2004: readonly Calls[] = [
  {
    name: 'before it has begun nothing is got, set, stored or ended',
    launches: [
      {
        steps: [
          ['GetLastError', [], '0'],
          get('cmi.location', '', '122'),
          no('cmi.location', '1', '132'),
          ['Commit', [''], 'false', '142'],
          ['Terminate', [''], 'false', '112'],
          ['Initialize', ['x'], 'false', '201'],
          begin,
          ['Initialize', [''], 'false', '103'],
          end,
        ],
      },
    ],
  },
  {
    name: 'after it has ended neither',
    launches: [
      {
        steps: [
          begin,
          ['Commit', ['x'], 'false', '201'],
          ['Terminate', ['x'], 'false', '201'],
          ['Commit', [''], 'true', '0'],
          end,
          get('cmi.location', '', '123'),
          no('cmi.location', '1', '133'),
          ['Commit', [''], 'false', '143'],
          ['Terminate', [''], 'false', '113'],
          ['Initialize', [''], 'false', '104'],
        ],
      },
    ],
  },
  {
    name: 'errors have words, and those that there are not have none',
    launches: [
      {
        steps: [
          begin,
          get('', '', '301'),
          no('', 'x', '351'),
          get('cmi.nothing', '', '401'),
          no('cmi.nothing', 'x', '401'),
          ['GetErrorString', ['401'], words],
          ['GetErrorString', ['0'], words],
          ['GetErrorString', ['123456'], ''],
          ['GetDiagnostic', ['401'], words],
          end,
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
          get('cmi._version', '1.0'),
          get('cmi.learner_name', 'Varga, Pavel'),
          get('cmi.learner_id', /^[\w-]{36}$/),
          get('cmi.credit', 'credit'),
          get('cmi.mode', 'normal'),
          get('cmi.total_time', /^PT\d+/),
          ...[
            'cmi._version',
            'cmi.learner_id',
            'cmi.learner_name',
            'cmi.credit',
            'cmi.mode',
            'cmi.entry',
            'cmi.total_time',
          ].map((name): Step => no(name, 'x', '404')),
          ...['cmi.launch_data', 'cmi.max_time_allowed', 'cmi.scaled_passing_score', 'cmi.completion_threshold'].map(
            (name): Step => no(name, 'x', '404'),
          ),
          no('cmi.objectives._count', '1', '404'),
          get('cmi.exit', '', '405'),
          get('cmi.session_time', '', '405'),
          end,
        ],
      },
    ],
  },
  {
    name: 'values have types and ranges',
    launches: [
      {
        steps: [
          begin,
          ...both('cmi.completion_status', 'incomplete'),
          no('cmi.completion_status', 'done', '406'),
          ...both('cmi.success_status', 'failed'),
          no('cmi.success_status', 'true', '406'),
          ...both('cmi.score.scaled', '-1'),
          ...both('cmi.score.scaled', '0.75'),
          no('cmi.score.scaled', '1.1', '407'),
          no('cmi.score.scaled', 'much', '406'),
          ...both('cmi.score.raw', '75'),
          ...both('cmi.score.min', '0'),
          ...both('cmi.score.max', '100'),
          no('cmi.score.raw', 'x', '406'),
          ...both('cmi.progress_measure', '0.5'),
          no('cmi.progress_measure', '2', '407'),
          no('cmi.exit', 'over', '406'),
          set('cmi.exit', 'time-out'),
          set('cmi.exit', 'normal'),
          set('cmi.session_time', 'PT1H2M3S'),
          no('cmi.session_time', '01:02:03', '406'),
          ...both('cmi.location', 'x'.repeat(1000)),
          ...both('cmi.suspend_data', 'y'.repeat(64_000)),
          get('cmi.learner_preference._children', /audio_level/),
          ...both('cmi.learner_preference.audio_level', '2'),
          ...both('cmi.learner_preference.audio_captioning', '1'),
          ['SetValue', ['cmi.learner_preference.audio_captioning', '2'], 'false'],
          no('cmi.learner_preference.audio_level', '-1', '407'),
          ...suspended,
        ],
      },
      {
        steps: [
          begin,
          get('cmi.entry', 'resume'),
          get('cmi.location', 'x'.repeat(1000)),
          get('cmi.suspend_data', 'y'.repeat(64_000)),
          get('cmi.score.scaled', '0.75'),
          get('cmi.score.raw', '75'),
          get('cmi.completion_status', 'incomplete'),
          get('cmi.progress_measure', '0.5'),
          get('cmi.total_time', /^PT1H2M/),
          get('cmi.learner_preference.audio_level', '2'),
          ...suspended,
        ],
      },
    ],
  },
  {
    name: 'objectives are counted from 0, have an id first, each its own, and are found again',
    launches: [
      {
        steps: [
          begin,
          get('cmi.objectives._count', '0'),
          get('cmi.objectives._children', /success_status/),
          no('cmi.objectives.1.id', 'late', '351'),
          get('cmi.objectives.0.id', '', '403'),
          ...both('cmi.objectives.0.id', 'wash'),
          ...both('cmi.objectives.0.success_status', 'passed'),
          ...both('cmi.objectives.0.completion_status', 'completed'),
          ...both('cmi.objectives.0.score.scaled', '0.5'),
          no('cmi.objectives.0.score.scaled', '2', '407'),
          ...both('cmi.objectives.0.progress_measure', '1'),
          ...both('cmi.objectives.0.description', 'Washing hands'),
          ...both('cmi.objectives.1.id', 'dry'),
          get('cmi.objectives._count', '2'),
          ...suspended,
        ],
      },
      {
        steps: [
          begin,
          get('cmi.objectives._count', '2'),
          get('cmi.objectives.0.id', 'wash'),
          get('cmi.objectives.0.success_status', 'passed'),
          get('cmi.objectives.0.score.scaled', '0.5'),
          get('cmi.objectives.1.id', 'dry'),
          ...suspended,
        ],
      },
    ],
  },
  {
    name: 'interactions have an id, then a type, then an answer of that type, and are found again',
    launches: [
      {
        steps: [
          begin,
          get('cmi.interactions._count', '0'),
          no('cmi.interactions.0.type', 'choice', '408'),
          ...both('cmi.interactions.0.id', 'q1'),
          no('cmi.interactions.0.learner_response', 'a', '408'),
          no('cmi.interactions.0.type', 'guess', '406'),
          ...both('cmi.interactions.0.type', 'choice'),
          ...both('cmi.interactions.0.learner_response', 'a[,]b'),
          ...both('cmi.interactions.0.correct_responses.0.pattern', 'a[,]b'),
          get('cmi.interactions.0.correct_responses._count', '1'),
          ...both('cmi.interactions.0.result', 'correct'),
          no('cmi.interactions.0.result', 'nearly', '406'),
          ...both('cmi.interactions.0.weighting', '2'),
          ...both('cmi.interactions.0.latency', 'PT5S'),
          ...both('cmi.interactions.0.timestamp', '2026-11-26T10:00:00'),
          no('cmi.interactions.0.timestamp', 'yesterday', '406'),
          ...both('cmi.interactions.0.objectives.0.id', 'wash'),
          ...both('cmi.interactions.1.id', 'q2'),
          ...both('cmi.interactions.1.type', 'true-false'),
          no('cmi.interactions.1.learner_response', 'maybe', '406'),
          ...both('cmi.interactions.1.learner_response', 'true'),
          ...both('cmi.interactions.2.id', 'q3'),
          ...both('cmi.interactions.2.type', 'numeric'),
          no('cmi.interactions.2.learner_response', 'seven', '406'),
          ...both('cmi.interactions.2.learner_response', '7'),
          get('cmi.interactions._count', '3'),
          ...suspended,
        ],
      },
      {
        steps: [
          begin,
          get('cmi.interactions._count', '3'),
          get('cmi.interactions.0.learner_response', 'a[,]b'),
          get('cmi.interactions.0.correct_responses.0.pattern', 'a[,]b'),
          get('cmi.interactions.0.objectives.0.id', 'wash'),
          get('cmi.interactions.2.learner_response', '7'),
          ...suspended,
        ],
      },
    ],
  },
  {
    name: 'comments of the learner are kept; those of the platform are not written',
    launches: [
      {
        steps: [
          begin,
          ...both('cmi.comments_from_learner.0.comment', 'Für später'),
          ...both('cmi.comments_from_learner.0.location', 'page 2'),
          get('cmi.comments_from_learner._count', '1'),
          get('cmi.comments_from_lms._count', '0'),
          no('cmi.comments_from_lms.0.comment', 'x', '404'),
          ...suspended,
        ],
      },
      { steps: [begin, get('cmi.comments_from_learner.0.comment', 'Für später'), ...suspended] },
    ],
  },
  {
    name: 'an attempt that has ended begins again; one that was left goes on, also where it says nothing while its page goes (SCORM-20)',
    launches: [
      { steps: [begin, set('cmi.location', 'ended'), set('cmi.exit', 'normal'), end] },
      {
        steps: [begin, get('cmi.entry', 'ab-initio'), get('cmi.location', '', '403'), set('cmi.location', 'left')],
        leaves: true,
      },
      {
        steps: [begin, get('cmi.entry', 'resume'), get('cmi.location', 'left'), set('cmi.exit', 'normal')],
        leaves: true,
      },
      {
        steps: [
          begin,
          get('cmi.entry', 'ab-initio'),
          set('cmi.location', 'done'),
          set('cmi.completion_status', 'completed'),
        ],
        leaves: true,
      },
      { steps: [begin, get('cmi.entry', 'ab-initio'), get('cmi.location', '', '403'), end] },
    ],
  },
];
