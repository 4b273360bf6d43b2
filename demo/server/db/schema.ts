import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Permission } from '../../../src/domain/person/user.ts';
import type { ActivityResource } from './activityResource.ts';
import { instant } from './instant.ts';

/** People. How they sign in is in `schemaAuth.ts`. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  username: text('username').notNull().unique(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name'),
  lastName: text('last_name').notNull(),
  timezone: text('timezone'),
  tenantId: text('tenant_id'),
  roles: jsonb('roles').$type<readonly string[]>().notNull(),
  permissions: jsonb('permissions').$type<readonly Permission[]>().notNull(),
  features: jsonb('features').$type<readonly string[]>().notNull(),
  department: text('department'),
  externalId: text('external_id'),
  locale: text('locale'),
});

export const terms = pgTable('terms', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  order: integer('order').notNull(),
});

/** Collections of courses. */
export const showcases = pgTable('showcases', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  code: text('code'),
  description: text('description'),
  order: integer('order').notNull(),
});

export const gradingScales = pgTable('grading_scales', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description'),
  maxScore: doublePrecision('max_score').notNull(),
  passingGradeId: text('passing_grade_id'),
});

export const grades = pgTable('grades', {
  id: text('id').primaryKey(),
  scaleId: text('scale_id')
    .notNull()
    .references(() => gradingScales.id),
  name: text('name').notNull(),
  normalizedMinScore: doublePrecision('normalized_min_score').notNull(),
  color: text('color'),
});

/** Content, or a composite of parts. States, types and modes are the numbers of `src/domain/course/states.ts`. */
export const activities = pgTable('activities', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  code: text('code'),
  type: smallint('type').notNull(),
  resourceKind: smallint('resource_kind').notNull().default(0),
  state: smallint('state').notNull(),
  /** Seconds. */
  duration: integer('duration'),
  supportReview: boolean('support_review').notNull().default(true),
  presentationMode: smallint('presentation_mode').notNull().default(0),
  contentType: smallint('content_type').notNull().default(5),
  displayMode: smallint('display_mode').notNull().default(2),
  /** CSS pixels, where the author prefers a size. */
  preferredWidth: integer('preferred_width'),
  preferredHeight: integer('preferred_height'),
  supportMobileView: boolean('support_mobile_view').notNull().default(true),
  /** Learners can do it in a team, and alone. */
  supportCollaborativeMode: boolean('support_collaborative_mode').notNull().default(false),
  supportPersonalMode: boolean('support_personal_mode').notNull().default(true),
  /** An external tool may grade it. */
  supportLtiGrading: boolean('support_lti_grading').notNull().default(false),
  imageUrl: text('image_url'),
  scored: boolean('scored').notNull().default(false),
  /** A person has to read and grade it. */
  gradedByHand: boolean('graded_by_hand').notNull().default(false),
  /** Its learner hands it in with a written answer (ANSWER-1). */
  asksAnswer: boolean('asks_answer').notNull().default(false),
  proctored: boolean('proctored').notNull().default(false),
  /** HTML of a text. */
  content: text('content'),
  resource: jsonb('resource').$type<ActivityResource>(),
});

/** Files of activities for those alone who may read the activity. Their bytes are in the folder of the seed. */
export const files = pgTable('files', {
  id: text('id').primaryKey(),
  activityId: text('activity_id')
    .notNull()
    .references(() => activities.id),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  /** Path below the folder of private files. */
  path: text('path').notNull(),
  /** The learner downloads it instead of seeing it in the part. */
  attached: boolean('attached').notNull().default(false),
});

/** The places of activities in their parents. */
export const activityParts = pgTable(
  'activity_parts',
  {
    id: text('id').primaryKey(),
    parentId: text('parent_id')
      .notNull()
      .references(() => activities.id),
    childId: text('child_id')
      .notNull()
      .references(() => activities.id),
    order: integer('order').notNull(),
    optional: boolean('optional').notNull().default(false),
    scoreWeight: doublePrecision('score_weight').notNull().default(0),
    /** Opens only when the mandatory parts before it, and before the modules that contain it, are done. */
    afterPrevious: boolean('after_previous').notNull().default(false),
    contentAvailable: boolean('content_available').notNull().default(true),
    /** The set fields of a constraint as they go over the wire. */
    activityConstraint: jsonb('activity_constraint').$type<Readonly<Record<string, string | number>>>(),
  },
  (table) => [index('activity_parts_parent').on(table.parentId), index('activity_parts_child').on(table.childId)],
);

/** Courses. Node makes the folded columns (`fold` of the filter rules), so that every engine orders and finds alike. */
export const objectives = pgTable(
  'objectives',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    code: text('code'),
    description: text('description'),
    about: text('about'),
    state: smallint('state').notNull(),
    imageUrl: text('image_url'),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id),
    gradingScaleId: text('grading_scale_id').references(() => gradingScales.id),
    announcementChannelId: text('announcement_channel_id'),
    proctored: boolean('proctored').notNull().default(false),
    /** External content may fill the screen in it. */
    supportFullscreenView: boolean('support_fullscreen_view').notNull().default(true),
    /** Leaves of the tree that count for progress. */
    partsTotal: integer('parts_total').notNull(),
    nameSort: text('name_sort').notNull(),
    codeSearch: text('code_search'),
    descriptionSearch: text('description_search'),
  },
  (table) => [index('objectives_name').on(table.nameSort)],
);

export const objectiveShowcases = pgTable(
  'objective_showcases',
  {
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id),
    showcaseId: text('showcase_id')
      .notNull()
      .references(() => showcases.id),
  },
  (table) => [primaryKey({ columns: [table.objectiveId, table.showcaseId] })],
);

/** A course for one learner, with the aggregate of their work in it. */
export const objectiveAccesses = pgTable(
  'objective_accesses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id),
    /** The assignment behind it. */
    objectiveAccessId: text('objective_access_id').notNull(),
    aggregateId: text('aggregate_id').notNull().unique(),
    isSelfEnrolled: boolean('is_self_enrolled').notNull().default(false),
    isMandatory: boolean('is_mandatory').notNull().default(false),
    retake: boolean('retake').notNull().default(false),
    showInCatalog: boolean('show_in_catalog').notNull().default(false),
    availabilityDate: instant('availability_date'),
    availabilityEndDate: instant('availability_end_date'),
    dueDate: instant('due_date'),
    gradeRevealPolicy: smallint('grade_reveal_policy').notNull().default(0),
    gradeRevealDate: instant('grade_reveal_date'),
    termId: text('term_id').references(() => terms.id),
    lastWorkflowId: text('last_workflow_id'),
    lastRecordId: text('last_record_id'),
    /** When the learner last opened a part of the course. */
    lastOpenedAt: instant('last_opened_at'),
    /** The part that they opened last: ids from the root, joined by `/`. */
    lastOpenedAxis: text('last_opened_axis'),
  },
  (table) => [unique('objective_accesses_user_objective').on(table.userId, table.objectiveId)],
);

/** Assignments that are open to all, at most one a course: they give access to a person without it (ENROL-13). */
export const openAssignments = pgTable('open_assignments', {
  id: text('id').primaryKey(),
  objectiveId: text('objective_id')
    .notNull()
    .unique()
    .references(() => objectives.id),
  /** Whether a person can enrol by this assignment alone, without an invitation. */
  selfEnrolment: boolean('self_enrolment').notNull().default(true),
  retake: boolean('retake').notNull().default(false),
  availabilityDate: instant('availability_date'),
  availabilityEndDate: instant('availability_end_date'),
  dueDate: instant('due_date'),
  termId: text('term_id').references(() => terms.id),
});

/** The domains whose open catalog shows an assignment; `*` is all of them (PUB-4). */
export const openCatalog = pgTable(
  'open_catalog',
  {
    domain: text('domain').notNull(),
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => openAssignments.id),
  },
  (table) => [primaryKey({ columns: [table.domain, table.assignmentId] })],
);
