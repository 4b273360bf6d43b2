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

/** Platforms that may launch the portal as a tool of theirs (TOOL-1). */
export const ltiToolPlatforms = pgTable(
  'lti_tool_platforms',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Where it authorizes a launch, gives tokens, and publishes its keys. */
    authUrl: text('auth_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    keysUrl: text('keys_url').notNull(),
    /** Origins of its pages: they may frame what it has launched. */
    origins: jsonb('origins').$type<readonly string[]>().notNull(),
    deployments: jsonb('deployments').$type<readonly string[]>().notNull(),
    /** It is believed about who teaches there (TOOL-7). */
    instructors: boolean('instructors').notNull(),
    /** Ids of courses that are open to it beside those that are open to all. */
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

/** Launches that have begun and not arrived (TOOL-2). */
export const ltiToolLogins = pgTable(
  'lti_tool_logins',
  {
    /** SHA-256 of the state, base64url. */
    id: text('id').primaryKey(),
    platformId: platformId(),
    nonce: text('nonce').notNull(),
    /** SHA-256 of what the browser keeps of it, in a cookie or in the platform's storage. */
    proof: text('proof').notNull(),
    /** Name of the platform's frame that keeps things for tools; null where it has none. */
    storage: text('storage'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('lti_tool_logins_platform').on(table.platformId),
    lengths('lti_tool_logins', { id: 200, platform_id: 200, nonce: 200, proof: 200, storage: 200 }),
  ],
);

/** A person of a platform, and the person of ours that they are (TOOL-5). */
export const ltiToolPeople = pgTable(
  'lti_tool_people',
  { issuer: text('issuer').notNull(), subject: text('subject').notNull(), userId: userId() },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('lti_tool_people_user').on(table.userId),
    lengths('lti_tool_people', { issuer: 500, subject: 300, user_id: 200 }),
  ],
);

/** Places of a platform from which a course of ours is launched. */
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
    /** Where its scores go; null where the platform takes none (TOOL-12). */
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

/** Who teaches at a place, as its platform said at their last launch (TOOL-10). */
export const ltiToolTeachers = pgTable(
  'lti_tool_teachers',
  {
    linkId: text('link_id')
      .notNull()
      .references(() => ltiToolLinks.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** As long as a session may last without being used. */
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.userId] }),
    lengths('lti_tool_teachers', { link_id: 200, user_id: 200 }),
  ],
);

/** What is told of a result: a score of LTI's Assignment and Grade Services without person and time. */
export interface ToldScore {
  readonly activityProgress: 'Initialized' | 'Started' | 'InProgress' | 'Submitted' | 'Completed';
  readonly gradingProgress: 'NotReady' | 'Pending' | 'PendingManual' | 'FullyGraded';
  readonly scoreGiven?: number;
  readonly scoreMaximum?: number;
}

/** Learners of a place and what its platform is told of them: the queue of scores (TOOL-13). All times go by the real clock. */
export const ltiToolResults = pgTable(
  'lti_tool_results',
  {
    id: text('id').primaryKey(),
    linkId: text('link_id')
      .notNull()
      .references(() => ltiToolLinks.id, { onDelete: 'cascade' }),
    userId: userId(),
    subject: text('subject').notNull(),
    /** The run and the record that were looked at last, as one text; null before the first look. */
    seen: text('seen'),
    /** When it has to be looked at again, although nobody does anything: a result is revealed by a date. By the academy's clock. */
    lookAgain: instant('look_again'),
    score: jsonb('score').$type<ToldScore>(),
    /** Counts the scores that were to be told; what was told is one of them. */
    version: integer('version').notNull().default(0),
    toldVersion: integer('told_version').notNull().default(0),
    tries: smallint('tries').notNull().default(0),
    next: instant('next'),
    takenUntil: instant('taken_until'),
    told: instant('told'),
    /** Why the last one was not taken, for ever. */
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

/** Choices of a course for a platform that are under way (TOOL-9). */
export const ltiToolChoices = pgTable(
  'lti_tool_choices',
  {
    /** SHA-256 of what the address of the page holds, base64url. */
    id: text('id').primaryKey(),
    platformId: platformId(),
    deployment: text('deployment').notNull(),
    returnUrl: text('return_url').notNull(),
    /** What the platform wants to have back. */
    data: text('data'),
    /** It makes columns of its gradebook for what is chosen. */
    lineItems: boolean('line_items').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('lti_tool_choices_platform').on(table.platformId),
    lengths('lti_tool_choices', { id: 200, platform_id: 200, deployment: 300, return_url: 2000, data: 20_000 }),
  ],
);
