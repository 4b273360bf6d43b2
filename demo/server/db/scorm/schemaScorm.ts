import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Manifest } from '../../scorm/manifest/manifest.ts';
import { instant } from '../instant.ts';
import { lengths } from '../lengths.ts';
import { activities, users } from '../schema.ts';
import { objectiveWorkflows } from '../schemaRuns.ts';

/** Packages that were uploaded, and those of the seed. The files of each are in its own folder (SCORM-1). */
export const scormPackages = pgTable(
  'scorm_packages',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    standard: text('standard').$type<Manifest['standard']>().notNull(),
    /** Name of its folder in the seed; null for a package in the data folder, in a folder named by its id. */
    seeded: text('seeded'),
    manifest: jsonb('manifest').$type<Manifest>().notNull(),
    files: integer('files').notNull(),
    /** The size of all files, unpacked. */
    bytes: doublePrecision('bytes').notNull(),
    /** It opens its own windows (SCORM-7). */
    opensWindows: boolean('opens_windows').notNull().default(false),
    uploaded: instant('uploaded').notNull(),
    uploadedBy: text('uploaded_by').references(() => users.id),
  },
  () => [lengths('scorm_packages', { id: 200, title: 500, standard: 10, seeded: 100, manifest: 4_000_000 })],
);

/** The package of an activity, for learners who begin it now. */
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

/** The learner's work in a package, in one part of one run: it keeps the package with which it began (SCORM-12). */
export const scormAttempts = pgTable(
  'scorm_attempts',
  {
    ...place,
    packageId: text('package_id')
      .notNull()
      .references(() => scormPackages.id),
    /** The runtime's state of the sequence of contents; null where there is one content, or none was opened. */
    sequencing: text('sequencing'),
    /** The content that was open last. */
    item: text('item'),
    complete: boolean('complete').notNull().default(false),
    /** Null where the package has not reported it. */
    passed: boolean('passed'),
    /** The best reported score, from 0 to 1. */
    score: doublePrecision('score'),
    /** Milliseconds of the clock when its results were submitted: later changes are refused (SUBMIT-3). */
    submitted: instant('submitted'),
  },
  (table) => [
    primaryKey({ columns: [table.workflowId, table.axis] }),
    lengths('scorm_attempts', { axis: 2500, sequencing: 1_000_000, item: 500 }),
  ],
);

/** The data of one content of a package, as a flat list with the names of the standards. */
export const scormStates = pgTable(
  'scorm_states',
  {
    ...place,
    item: text('item').notNull(),
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
    /** The content has ended itself, instead of being left. */
    ended: boolean('ended').notNull().default(false),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workflowId, table.axis, table.item] }),
    lengths('scorm_states', { axis: 2500, item: 500, values: 2_000_000 }),
  ],
);

/** Launches of packages. A token identifies each; only its hash is kept (SCORM-9). */
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
    /** It changes nothing: the learner reviews the part. */
    review: boolean('review').notNull(),
    /** Tag of the portal's language. */
    language: text('language').notNull(),
    made: instant('made').notNull(),
    /** When its page was fetched, which happens once. */
    opened: instant('opened'),
    /** Nothing is read or written after this. */
    expires: instant('expires').notNull(),
    /** Another launch of the same part has taken over. */
    superseded: boolean('superseded').notNull().default(false),
    /** Number of the last accepted commit. */
    commits: integer('commits').notNull().default(0),
  },
  (table) => [
    index('scorm_launches_part').on(table.workflowId, table.axis),
    index('scorm_launches_expires').on(table.expires),
    lengths('scorm_launches', { id: 100, axis: 2500, language: 40 }),
  ],
);
