import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { lengths } from './lengths.ts';
import { objectives, users } from './schema.ts';

const platformId = () =>
  text('platform_id')
    .notNull()
    .references(() => ltiToolPlatforms.id, { onDelete: 'cascade' });
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Platforms that may launch the portal as their tool (TOOL-1). */
export const ltiToolPlatforms = pgTable(
  'lti_tool_platforms',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Where the platform authorizes a launch, gives tokens, and publishes its keys. */
    authUrl: text('auth_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    keysUrl: text('keys_url').notNull(),
    /** Origins of its pages: they may frame the pages that it has launched. */
    origins: jsonb('origins').$type<readonly string[]>().notNull(),
    deployments: jsonb('deployments').$type<readonly string[]>().notNull(),
    /** The platform is trusted to say who teaches there (TOOL-7). */
    instructors: boolean('instructors').notNull(),
    /** Ids of the courses that are open to it besides those that are open to all. */
    courses: jsonb('courses').$type<readonly string[]>().notNull(),
  },
  (table) => [
    unique('lti_tool_platforms_client').on(table.issuer, table.clientId),
    lengths('lti_tool_platforms', {
      id: 200,
      name: 200,
      issuer: 500,
      client_id: 300,
      auth_url: 2000,
      token_url: 2000,
      keys_url: 2000,
      origins: 4000,
      deployments: 8000,
      courses: 40_000,
    }),
  ],
);

/** Launches that have begun and not yet arrived (TOOL-2). */
export const ltiToolLogins = pgTable(
  'lti_tool_logins',
  {
    /** SHA-256 of the state, base64url. */
    id: text('id').primaryKey(),
    platformId: platformId(),
    nonce: text('nonce').notNull(),
    /** SHA-256 of the value that the browser keeps for the launch, in a cookie or in the platform's storage. */
    proof: text('proof').notNull(),
    /** Name of the platform's frame that stores values for tools; null where it has none. */
    storage: text('storage'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('lti_tool_logins_platform').on(table.platformId),
    lengths('lti_tool_logins', { id: 200, platform_id: 200, nonce: 200, proof: 200, storage: 200 }),
  ],
);

/** A person of a platform, and their account in the portal (TOOL-5). */
export const ltiToolPeople = pgTable(
  'lti_tool_people',
  { issuer: text('issuer').notNull(), subject: text('subject').notNull(), userId: userId() },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('lti_tool_people_user').on(table.userId),
    lengths('lti_tool_people', { issuer: 500, subject: 300, user_id: 200 }),
  ],
);

/** Places of a platform that launch a course of the portal. */
export const ltiToolLinks = pgTable(
  'lti_tool_links',
  {
    id: text('id').primaryKey(),
    platformId: platformId(),
    deployment: text('deployment').notNull(),
    /** The platform's own id of the place. */
    resourceLink: text('resource_link').notNull(),
    context: text('context').notNull(),
    contextTitle: text('context_title').notNull(),
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id, { onDelete: 'cascade' }),
    /** Address for its scores; null where the platform takes none (TOOL-12). */
    lineItem: text('line_item'),
  },
  (table) => [
    unique('lti_tool_links_place').on(table.platformId, table.deployment, table.resourceLink),
    lengths('lti_tool_links', {
      id: 200,
      platform_id: 200,
      deployment: 300,
      resource_link: 300,
      context: 300,
      context_title: 500,
      objective_id: 200,
      line_item: 2000,
    }),
  ],
);

/** People who teach at a place, by their last launch from the platform (TOOL-10). */
export const ltiToolTeachers = pgTable(
  'lti_tool_teachers',
  {
    linkId: text('link_id')
      .notNull()
      .references(() => ltiToolLinks.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** As long as an unused session may last. */
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.userId] }),
    lengths('lti_tool_teachers', { link_id: 200, user_id: 200 }),
  ],
);

/** The report of a result: a score of LTI's Assignment and Grade Services without person and time. */
export interface ToldScore {
  readonly activityProgress: 'Initialized' | 'Started' | 'InProgress' | 'Submitted' | 'Completed';
  readonly gradingProgress: 'NotReady' | 'Pending' | 'PendingManual' | 'FullyGraded';
  readonly scoreGiven?: number;
  readonly scoreMaximum?: number;
}

/**
 * Learners of a place and the score that its platform has for each: the queue of scores (TOOL-13). Times are of the real clock unless a
 * column says otherwise.
 */
export const ltiToolResults = pgTable(
  'lti_tool_results',
  {
    id: text('id').primaryKey(),
    linkId: text('link_id')
      .notNull()
      .references(() => ltiToolLinks.id, { onDelete: 'cascade' }),
    userId: userId(),
    subject: text('subject').notNull(),
    /** The run and the record that the last check found, as one text; null before the first check. */
    seen: text('seen'),
    /** The time of the next check without any event: a date reveals the result. By the academy's clock. */
    lookAgain: instant('look_again'),
    score: jsonb('score').$type<ToldScore>(),
    /** Counts the scores to report; `toldVersion` is the one that was reported last. */
    version: integer('version').notNull().default(0),
    toldVersion: integer('told_version').notNull().default(0),
    tries: smallint('tries').notNull().default(0),
    next: instant('next'),
    takenUntil: instant('taken_until'),
    told: instant('told'),
    /** Why the platform did not take the last score, which is not sent again by itself. */
    refused: text('refused'),
  },
  (table) => [
    unique('lti_tool_results_person').on(table.linkId, table.userId),
    index('lti_tool_results_waiting').on(table.next),
    lengths('lti_tool_results', {
      id: 200,
      link_id: 200,
      user_id: 200,
      subject: 300,
      seen: 500,
      score: 1000,
      refused: 300,
    }),
  ],
);

/** Choices of a course for a platform that have begun and not ended (TOOL-9). */
export const ltiToolChoices = pgTable(
  'lti_tool_choices',
  {
    /** SHA-256 of the value in the page's address, base64url. */
    id: text('id').primaryKey(),
    platformId: platformId(),
    deployment: text('deployment').notNull(),
    returnUrl: text('return_url').notNull(),
    /** The value that the platform wants back. */
    data: text('data'),
    /** The platform makes columns of its gradebook for the chosen courses. */
    lineItems: boolean('line_items').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('lti_tool_choices_platform').on(table.platformId),
    lengths('lti_tool_choices', { id: 200, platform_id: 200, deployment: 300, return_url: 2000, data: 20_000 }),
  ],
);
