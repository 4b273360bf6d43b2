import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Manifest } from '../../scorm/manifest/manifest.ts';
import { instant } from '../instant.ts';
import { lengths } from '../lengths.ts';
import { activities, users } from '../schema.ts';
import { objectiveWorkflows } from '../schemaRuns.ts';

/** Packages that were uploaded, and those of the seed. Their files lie in a folder of their own (SCORM-1). */
export const scormPackages = pgTable(
  'scorm_packages',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    standard: text('standard').$type<Manifest['standard']>().notNull(),
    /** Name of the folder of the seed; null: the folder of the data that has the package's id. */
    seeded: text('seeded'),
    manifest: jsonb('manifest').$type<Manifest>().notNull(),
    files: integer('files').notNull(),
    /** Of all files, unpacked. */
    bytes: doublePrecision('bytes').notNull(),
    /** It opens windows of its own (SCORM-7). */
    opensWindows: boolean('opens_windows').notNull().default(false),
    uploaded: instant('uploaded').notNull(),
    uploadedBy: text('uploaded_by').references(() => users.id),
  },
  () => [lengths('scorm_packages', { id: 200, title: 500, standard: 10, seeded: 100, manifest: 4_000_000 })],
);

/** The package that an activity plays for those who begin it now. */
export const activityPackages = pgTable('activity_packages', {
  activityId: text('activity_id')
    .primaryKey()
    .references(() => activities.id),
  packageId: text('package_id')
    .notNull()
    .references(() => scormPackages.id),
});

const place = {
  workflowId: text('workflow_id')
    .notNull()
    .references(() => objectiveWorkflows.id, { onDelete: 'cascade' }),
  /** Ids of the parts from the root, joined by `/`; the root has the empty axis. */
  axis: text('axis').notNull(),
};

/** The learner's work in a package, in one part of one run: it keeps the package it was begun with (SCORM-12). */
export const scormAttempts = pgTable(
  'scorm_attempts',
  {
    ...place,
    packageId: text('package_id')
      .notNull()
      .references(() => scormPackages.id),
    /** What the runtime keeps of the order of several contents; null where there is one, or none was opened. */
    sequencing: text('sequencing'),
    /** The content that was open last. */
    item: text('item'),
    complete: boolean('complete').notNull().default(false),
    /** Null: the package has not said. */
    passed: boolean('passed'),
    /** The best that was reported, from 0 to 1. */
    score: doublePrecision('score'),
    /** Milliseconds of the clock when its results were submitted: nothing is taken after that (SUBMIT-3). */
    submitted: instant('submitted'),
  },
  (table) => [
    primaryKey({ columns: [table.workflowId, table.axis] }),
    lengths('scorm_attempts', { axis: 2500, sequencing: 1_000_000, item: 500 }),
  ],
);

/** The data of one content of a package, flat, as the standards name it. */
export const scormStates = pgTable(
  'scorm_states',
  {
    ...place,
    item: text('item').notNull(),
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
    /** The content has ended by itself, and did not leave. */
    ended: boolean('ended').notNull().default(false),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workflowId, table.axis, table.item] }),
    lengths('scorm_states', { axis: 2500, item: 500, values: 2_000_000 }),
  ],
);

/** Launches of packages: each is known by a token of which only the hash is kept (SCORM-9). */
export const scormLaunches = pgTable(
  'scorm_launches',
  {
    /** Hash of the token. */
    id: text('id').primaryKey(),
    ...place,
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    packageId: text('package_id')
      .notNull()
      .references(() => scormPackages.id),
    /** It changes nothing: a part that is looked at again. */
    review: boolean('review').notNull(),
    /** Tag of the portal's language. */
    language: text('language').notNull(),
    made: instant('made').notNull(),
    /** When its page was fetched, which happens once. */
    opened: instant('opened'),
    /** Nothing is given or taken after this. */
    expires: instant('expires').notNull(),
    /** Another launch of the same part has taken over. */
    superseded: boolean('superseded').notNull().default(false),
    /** Number of the last commit that was taken. */
    commits: integer('commits').notNull().default(0),
  },
  (table) => [
    index('scorm_launches_part').on(table.workflowId, table.axis),
    index('scorm_launches_expires').on(table.expires),
    lengths('scorm_launches', { id: 100, axis: 2500, language: 40 }),
  ],
);
