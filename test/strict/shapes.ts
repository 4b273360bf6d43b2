// The fields that the two specification documents name, by the things they belong to. Written from their sections 3 and 7, and from nothing
// else: what is not here is not theirs. `true` is a plain value; lists have the shape of their items.

/** The fields of a thing by their names. */
export type Shape = true | { readonly [field: string]: Shape };

const fields = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true] as const));

const grade = fields('id', 'name', 'normalizedMinScore', 'color');
const named = fields('id', 'name');

export const gradingScale = {
  ...fields('id', 'maxScore', 'name', 'description', 'normalizedPassingScore', 'numberOfGrades', 'passingGradeId'),
  objectiveGrades: grade,
  grades: grade,
} as const;

export const objectiveWorkflow = fields(
  'id',
  'state',
  'progress',
  'started',
  'submitted',
  'finished',
  'protectResults',
  'objectiveRecordId',
);

export const objectiveRecord = fields(
  'id',
  'finished',
  'score',
  'maxScore',
  'normalizedScore',
  'grade',
  'passed',
  'progress',
  'protectResults',
);

const activityWorkflow = fields('id', 'state', 'submitted', 'finished', 'lastProctoringSessionId');

const activityFields = fields(
  'id',
  'name',
  'code',
  'type',
  'state',
  'supportReview',
  'supportMobileView',
  'duration',
  'preferredWidth',
  'preferredHeight',
  'supportCollaborativeMode',
  'supportPersonalMode',
  'supportLtiGrading',
  'imageUrl',
  'proctored',
  'childrenCount',
  'presentationMode',
);

const activityAggregate = {
  lastActivityWorkflow: activityWorkflow,
  bestActivityRecord: fields('passed'),
} as const;

const constraint = fields(
  'startFrom',
  'startUntil',
  'accessibleUntil',
  'gracePeriodUntil',
  'due',
  'resultsDisclosureFrom',
  'revealResultsFrom',
  'resultsDisclosurePolicy',
  'resultsDisclosureAbove',
  'reviewPolicy',
);

/** An activity holds parts, which hold activities: the same shapes at any depth. */
export const activity: { [field: string]: Shape } = { ...activityFields, activityWorkflowAggregate: activityAggregate };
export const part: Shape = {
  ...fields('id', 'order', 'optional', 'scoreWeight', 'available', 'contentAvailable', 'activityPathId', 'axis'),
  activityConstraint: constraint,
  childActivity: activity,
};
activity['children'] = part;

export const objective = {
  ...fields(
    'id',
    'name',
    'code',
    'description',
    'about',
    'state',
    'type',
    'imageUrl',
    'supportMobileView',
    'supportFullscreenView',
    'supportLtiAuthoring',
    'supportReview',
    'announcementChannelId',
    'presentationMode',
    'displayMode',
    'proctored',
    'certificateTemplates',
    'gradingScaleId',
  ),
  showcases: named,
  activity: activityFields,
  objectiveGradingScale: gradingScale,
} as const;

export const aggregate = {
  ...fields('id', 'isSelfEnrolled'),
  lastObjectiveWorkflow: objectiveWorkflow,
  lastObjectiveRecord: objectiveRecord,
  lastActivityWorkflow: activityWorkflow,
  objectiveGradingScale: gradingScale,
} as const;

export const access = {
  ...fields(
    'id',
    'userId',
    'isMandatory',
    'retake',
    'availabilityDate',
    'availabilityEndDate',
    'dueDate',
    'gradeRevealPolicy',
    'gradeRevealDate',
    'showInCatalog',
    'termId',
    'objectiveAccessId',
  ),
  objective,
  objectiveWorkflowAggregate: aggregate,
} as const;

export const certificateRecord = {
  ...fields(
    'id',
    'certificateNumber',
    'objectiveId',
    'userId',
    'externalUrl',
    'certificatePdfUrl',
    'certificatePngUrl',
    'expirationDate',
    'normalizedPassingScore',
    'created',
  ),
  // Its kind is among the states of section 4.
  certificateTemplate: fields('name', 'kind'),
  objectiveRecord,
} as const;

export const term = named;
export const unit = { ...fields('name'), membership: fields('is_primary') } as const;
export const showcase = fields('id', 'name', 'code', 'description', 'objectivesCount', 'order');
export const proctoringSession = fields('id', 'state');
export const publicObjective = { ...fields('id', 'name', 'code', 'description'), showcases: named } as const;
const user = fields('id', 'email', 'first_name', 'middle_name', 'last_name', 'timezone', 'tenant_id');
/** What says how far an accepted command is; messages are by field. */
export const commandState = fields('completed', 'state', 'errors');

/** Where the documents say "not shown" and a reply must hold something all the same. */
export const notShown = {
  /** Roles, permissions and features are the current user's, and no other call gives them. */
  user: { ...user, roles: true, features: true, permissions: fields('name', 'scope_id') },
  /** What a part holds. */
  content: {
    ...activityFields,
    ...fields('activityPathId', 'contentType', 'content'),
    activityWorkflowAggregate: activityAggregate,
  },
  created: fields('id'),
  /** Records of parts. */
  activityRecord: { ...objectiveRecord, ...fields('activityPathId', 'axis'), activity: activityFields },
  participant: {
    ...fields(
      'id',
      'firstName',
      'middleName',
      'lastName',
      'email',
      'primaryUnit',
      'started',
      'groupActivityWorkflowId',
    ),
    group: named,
  },
  groupRun: { ...fields('id', 'state', 'started', 'finished', 'activityPathId'), group: named },
  aggregateOfPart: { ...fields('axis', 'activityPathId'), activity: activityFields, ...activityAggregate },
  configuration: {
    learner: fields('dashboard', 'visible'),
    ui: { learner: { navigation: fields('catalog', 'rooms', 'researchProjects', 'knowledgeModels') } },
  },
} as const satisfies Readonly<Record<string, Shape>>;
