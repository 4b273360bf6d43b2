import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { instant } from './instant.ts';
import { lengths } from './lengths.ts';
import { activities, objectives, users } from './schema.ts';

/** External learning tools that play parts of courses (LTI-1). */
export const ltiTools = pgTable(
  'lti_tools',
  {
    /** Its client id (LTI 1.3). */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    deploymentId: text('deployment_id').notNull(),
    /** Address at which its sign-in begins; null for a tool of LTI 1.1 alone. */
    loginUrl: text('login_url'),
    redirectUris: jsonb('redirect_uris').$type<readonly string[]>().notNull(),
    /** Address at which it plays, unless a part names another. */
    targetLinkUri: text('target_link_uri').notNull(),
    /** Address at which an author chooses its content; null where it offers none. */
    deepLinkUrl: text('deep_link_url'),
    /** Address of its public keys, or the keys themselves. */
    jwksUrl: text('jwks_url'),
    publicKeys: jsonb('public_keys').$type<readonly JWK[]>(),
    /** The personal data that it receives. */
    personalData: text('personal_data').$type<'none' | 'name' | 'email'>().notNull().default('none'),
    /** Permissions of its frame (LTI-4). */
    permissions: jsonb('permissions').$type<readonly string[]>().notNull(),
    /** Of LTI 1.1. */
    consumerKey: text('consumer_key').unique(),
    sharedSecret: text('shared_secret'),
    made: instant('made').notNull(),
  },
  () => [
    lengths('lti_tools', {
      id: 200,
      name: 200,
      deployment_id: 200,
      login_url: 2000,
      redirect_uris: 8192,
      target_link_uri: 2000,
      deep_link_url: 2000,
      jwks_url: 2000,
      public_keys: 16384,
      personal_data: 10,
      permissions: 200,
      consumer_key: 200,
      shared_secret: 200,
    }),
  ],
);

/** The tool that plays an activity, and the tool's content for it. */
export const ltiLinks = pgTable(
  'lti_links',
  {
    activityId: text('activity_id')
      .primaryKey()
      .references(() => activities.id),
    toolId: text('tool_id')
      .notNull()
      .references(() => ltiTools.id),
    /** Its target link, where it differs from the tool's. */
    url: text('url'),
    /** Custom parameters that the tool receives with each launch; values may name variables. */
    custom: jsonb('custom').$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [
    index('lti_links_tool').on(table.toolId),
    lengths('lti_links', { activity_id: 200, tool_id: 200, url: 2000, custom: 8192 }),
  ],
);

/** Columns of a course's gradebook that belong to a tool (LTI-20). */
export const ltiLineItems = pgTable(
  'lti_line_items',
  {
    id: text('id').primaryKey(),
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id),
    toolId: text('tool_id')
      .notNull()
      .references(() => ltiTools.id, { onDelete: 'cascade' }),
    /** The place of its part: ids joined by `/`, empty for the course itself; null for a column without a part. */
    axis: text('axis'),
    /** The LMS made it with the part: a score that is reported here completes the part. */
    own: boolean('own').notNull().default(false),
    label: text('label').notNull(),
    scoreMaximum: doublePrecision('score_maximum').notNull(),
    resourceId: text('resource_id'),
    tag: text('tag'),
    startDateTime: text('start_date_time'),
    endDateTime: text('end_date_time'),
    made: instant('made').notNull(),
  },
  (table) => [
    index('lti_line_items_course').on(table.objectiveId, table.toolId),
    lengths('lti_line_items', {
      id: 200,
      objective_id: 200,
      tool_id: 200,
      axis: 2500,
      label: 500,
      resource_id: 500,
      tag: 500,
      start_date_time: 60,
      end_date_time: 60,
    }),
  ],
);

/** The newest score of each learner in a column. */
export const ltiScores = pgTable(
  'lti_scores',
  {
    lineItemId: text('line_item_id')
      .notNull()
      .references(() => ltiLineItems.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    scoreGiven: doublePrecision('score_given'),
    scoreMaximum: doublePrecision('score_maximum'),
    activityProgress: text('activity_progress').notNull(),
    gradingProgress: text('grading_progress').notNull(),
    comment: text('comment'),
    /** The time that the tool gives for the score. */
    timestamp: instant('timestamp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineItemId, table.userId] }),
    lengths('lti_scores', {
      line_item_id: 200,
      user_id: 200,
      activity_progress: 20,
      grading_progress: 20,
      comment: 5000,
    }),
  ],
);

/** One-time values that were used: hints of launches, assertions, nonces (LTI-8). */
export const ltiUsed = pgTable(
  'lti_used',
  {
    /** SHA-256 of the value, base64url. */
    id: text('id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  () => [lengths('lti_used', { id: 200 })],
);

/** Keys with which the LMS signs for tools (LTI-6). */
export const ltiKeys = pgTable(
  'lti_keys',
  {
    kid: text('kid').primaryKey(),
    jwk: jsonb('jwk').$type<JWK>().notNull(),
    /** The number of the key, from 0: when two processes make the next one at the same time, one is kept. */
    turn: integer('turn').notNull(),
    /** The time from which it signs; it is published earlier. */
    signsFrom: instant('signs_from').notNull(),
  },
  (table) => [unique('lti_keys_turn').on(table.turn), lengths('lti_keys', { kid: 200 })],
);

/** Content that a tool offered to an author, until the author has taken it (LTI-40). */
export const ltiOffers = pgTable(
  'lti_offers',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id),
    toolId: text('tool_id')
      .notNull()
      .references(() => ltiTools.id, { onDelete: 'cascade' }),
    items: jsonb('items').$type<readonly Readonly<Record<string, unknown>>[]>().notNull(),
    /** The tool's message to the author. */
    message: text('message'),
    expiresAt: instant('expires_at').notNull(),
  },
  () => [
    lengths('lti_offers', {
      id: 200,
      user_id: 200,
      objective_id: 200,
      tool_id: 200,
      items: 100_000,
      message: 2000,
    }),
  ],
);

/** A tool as it has registered itself, until an administrator accepts it (LTI-17). */
export interface RegisteredTool {
  readonly name: string;
  readonly description: string;
  readonly loginUrl: string;
  readonly redirectUris: readonly string[];
  readonly targetLinkUri: string;
  readonly deepLinkUrl: string | null;
  readonly jwksUrl: string;
  /** The most personal data that the tool asks for. */
  readonly personalData: 'none' | 'name' | 'email';
}

/** Registrations of tools that administrators have begun by the tool's address (LTI-15). */
export const ltiRegistrations = pgTable(
  'lti_registrations',
  {
    /** The client id of the future tool. */
    id: text('id').primaryKey(),
    deploymentId: text('deployment_id').notNull(),
    /** The address of the tool's registration page. */
    address: text('address').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
    /** The tool as it has registered itself; null until then. */
    registered: jsonb('registered').$type<RegisteredTool>(),
  },
  () => [
    lengths('lti_registrations', { id: 200, deployment_id: 200, address: 2000, user_id: 200, registered: 32_768 }),
  ],
);
