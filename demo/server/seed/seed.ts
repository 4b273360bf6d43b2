import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Permission } from '../../../src/domain/person/user.ts';
import { setAcademy } from '../certificates/academy.ts';
import type { Clock } from '../clock/clock.ts';
import { projectRoot } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import * as tables from '../db/schema.ts';
import * as runs from '../db/schemaRuns.ts';
import { certificateTemplates, objectiveCertificateTemplates } from '../db/schemaCertificates.ts';
import { accounts } from '../db/schemaAuth.ts';
import { answers } from '../db/schemaDrafts.ts';
import { discussionPosts, discussionReads } from '../db/work/schemaDiscussions.ts';
import { surveyAnswers, surveys } from '../db/work/schemaSurveys.ts';
import { attachmentPieces, attachments } from '../db/work/schemaWork.ts';
import { activityPackages, scormPackages } from '../db/scorm/schemaScorm.ts';
import { groupMembers, groupRuns, groups } from '../db/schemaTeams.ts';
import { announcements, channelReads } from '../db/schemaAnnouncements.ts';
import { ltiLinks, ltiTools } from '../db/schemaLti.ts';
import { unitMembers, units } from '../db/schemaUnits.ts';
import { uuidOf } from '../db/uuidOf.ts';
import { hashPassword } from '../oidc/password.ts';
import { createTenant, type TenantSettings } from '../shell/tenant.ts';
import { announcementRows, type AnnouncementFile } from './announcementRows.ts';
import { discussionRows, type DiscussionFile } from './discussionRows.ts';
import { certificateRows, type CertificateFile } from './certificateRows.ts';
import { enrol, type EnrolmentFile } from './enrol.ts';
import { packageRows, type PackageFile } from './packageRows.ts';
import { issueSeeded } from './issueSeeded.ts';
import { openCourses, type OpenFile } from './openCourses.ts';
import { readCourse } from './readCourse.ts';
import { readScales, type ScaleFile } from './readScales.ts';
import { seedDates, type SeedDates } from './seedDates.ts';
import { seedPassword } from './seedPassword.ts';
import { teamRows, type TeamFile } from './teamRows.ts';
import { surveyRows, type SurveyFile } from './surveys/surveyRows.ts';
import { toolRows, type ToolsFile } from './toolRows.ts';
import { unitRows } from './unitRows.ts';

type Insert = typeof tables.users.$inferInsert;
/** A person, as in `people.json`. */
interface PersonFile extends Omit<Insert, 'id' | 'permissions' | 'tenantId'> {
  readonly permissions: readonly string[];
  /** Besides the department, which is the primary one. */
  readonly units?: readonly string[];
  readonly courses: readonly EnrolmentFile[];
}
/**
 * `academy.json`: settings that differ from the defaults, collections, terms and scales. `{year}` stands for the year of the seed,
 * `{year+1}` for the next.
 */
interface AcademyFile {
  readonly tenant: string;
  /** Prefix of the numbers of its certificates. */
  readonly prefix: string;
  readonly settings: Partial<TenantSettings>;
  readonly terms: readonly string[];
  readonly collections: readonly { readonly code: string; readonly name: string; readonly description: string }[];
  readonly scales: readonly ScaleFile[];
}

/** Options of filling the database. */
export interface SeedOptions {
  /** Whether people get the password that everybody knows; without it nobody can sign in with a password (SRV-47). */
  readonly published?: boolean;
}

const ROWS_AT_ONCE = 500;
const FOLDER = join(projectRoot(), 'demo/server/seed');
const read = <T>(name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as T;

/** Fills an empty database with Aldergrove Academy: people, courses, and the work in them up to the day of the clock. */
export async function seed(db: Db, clock: Clock, { published = true }: SeedOptions = {}): Promise<void> {
  if ((await db.select({ id: tables.users.id }).from(tables.users).limit(1)).length > 0) return;
  const rows = readAcademy(seedDates(clock.now()));
  const logins = await Promise.all(
    (published ? rows.users : []).map(async ({ id, username }) => ({
      userId: id,
      username,
      passwordHash: await hashPassword(seedPassword),
    })),
  );
  await db.transaction(async (tx) => {
    const tenant = createTenant(tx);
    await tenant.change({ ...(await tenant.settings()), ...rows.settings });
    await setAcademy(tx, rows.academy);
    for (const [table, own] of tablesOf(rows, logins)) await insertInParts(tx, table, own);
    await issueSeeded(tx, rows.certificates.revoked);
  });
}

/** Reads the academy's files, and makes their rows. */
function readAcademy(dates: SeedDates) {
  const academy = read<AcademyFile>('academy.json');
  const people = read<readonly PersonFile[]>('people.json');
  const content = join(FOLDER, 'content');
  const courses = readdirSync(content)
    .sort()
    .map((name) => readCourse(join(content, name), dates));
  const scales = readScales(academy.scales);
  const enrolments = people.flatMap((person) =>
    person.courses.map((file) => {
      const course = courses.find(({ objective }) => objective.code === file.course);
      if (!course) throw new Error(`${person.username} is enrolled in ${file.course}, which has no folder`);
      const scale = scales.find(({ row }) => row.id === course.objective.gradingScaleId)?.rule ?? null;
      return enrol(person.username, uuidOf(`user:${person.username}`), file, course, scale, dates);
    }),
  );
  const users = people.map(({ courses: _, units: _units, permissions, ...person }) => ({
    ...person,
    id: uuidOf(`user:${person.username}`),
    tenantId: uuidOf(`tenant:${academy.tenant}`),
    permissions: permissions.map((name): Permission => ({ name })),
  }));
  const year = (name: string) => name.replace('{year}', String(dates.year)).replace('{year+1}', String(dates.year + 1));
  return {
    settings: academy.settings,
    academy: { tenantId: uuidOf(`tenant:${academy.tenant}`), prefix: academy.prefix },
    certificates: certificateRows(read<CertificateFile>('certificates.json'), dates),
    terms: academy.terms.map((name, order) => ({ id: uuidOf(`term:${order}`), name: year(name), order })),
    collections: academy.collections.map((one, order) => ({ id: uuidOf(`collection:${one.code}`), ...one, order })),
    scales,
    courses,
    enrolments,
    users,
    belonging: unitRows(people),
    open: openCourses(read<readonly OpenFile[]>('open.json'), dates),
    tools: toolRows(read<ToolsFile>('tools.json'), dates),
    teams: teamRows(read<readonly TeamFile[]>('teams.json'), courses, dates),
    discussed: discussionRows(read<readonly DiscussionFile[]>('discussions.json'), courses, dates),
    surveyed: surveyRows(read<readonly SurveyFile[]>('surveys/surveys.json'), courses, dates),
    played: packageRows(read<readonly PackageFile[]>('packages.json'), projectRoot(), dates.at(0).getTime()),
    announced: announcementRows(read<AnnouncementFile>('announcements.json'), courses, dates),
  };
}

type Rows = readonly [table: PgTable, rows: readonly Record<string, unknown>[]];

/** A table with its rows, whose types have to fit each other. */
const into = <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): Rows => [table, rows];

/** All rows, each table after those to which its rows refer. */
function tablesOf(rows: ReturnType<typeof readAcademy>, logins: readonly (typeof accounts.$inferInsert)[]): Rows[] {
  const { courses, enrolments, scales, open, teams, announced, belonging } = rows;
  const ownCollections = courses.flatMap(({ objective, collections }) =>
    collections.map((code) => ({ objectiveId: objective.id, showcaseId: uuidOf(`collection:${code}`) })),
  );
  return [
    into(tables.users, rows.users),
    into(units, belonging.units),
    into(unitMembers, belonging.members),
    into(accounts, logins),
    into(tables.terms, rows.terms),
    into(tables.showcases, rows.collections),
    into(
      tables.gradingScales,
      scales.map(({ row }) => row),
    ),
    into(
      tables.grades,
      scales.flatMap((scale) => scale.grades),
    ),
    into(
      tables.activities,
      courses.flatMap((course) => course.activities),
    ),
    into(
      tables.files,
      courses.flatMap(({ files = [] }) => files),
    ),
    into(ltiTools, rows.tools),
    into(
      ltiLinks,
      courses.flatMap(({ links = [] }) => links),
    ),
    into(
      tables.activityParts,
      courses.flatMap(({ parts }) => parts),
    ),
    into(scormPackages, rows.played.packages),
    into(activityPackages, rows.played.plays),
    into(
      tables.objectives,
      courses.map(({ objective }) => objective),
    ),
    into(tables.objectiveShowcases, ownCollections),
    into(tables.openAssignments, open.assignments),
    into(tables.openCatalog, open.catalog),
    into(
      tables.objectiveAccesses,
      enrolments.map(({ access }) => access),
    ),
    into(
      runs.objectiveWorkflows,
      enrolments.flatMap(({ workflows }) => workflows),
    ),
    into(
      runs.objectiveRecords,
      enrolments.flatMap(({ records }) => records),
    ),
    into(
      runs.activityWorkflows,
      enrolments.flatMap((one) => one.activityWorkflows),
    ),
    into(
      runs.proctoringSessions,
      enrolments.flatMap((one) => one.sessions),
    ),
    into(
      answers,
      enrolments.flatMap((one) => one.answers),
    ),
    into(
      attachments,
      enrolments.flatMap((one) => one.attachments),
    ),
    into(
      attachmentPieces,
      enrolments.flatMap((one) => one.pieces),
    ),
    into(groups, teams.groups),
    into(groupMembers, teams.members),
    into(runs.activityWorkflows, teams.begun),
    into(groupRuns, teams.runs),
    into(discussionPosts, rows.discussed.posts),
    into(discussionReads, rows.discussed.reads),
    into(surveys, rows.surveyed.asked),
    into(surveyAnswers, rows.surveyed.answered),
    into(announcements, announced.sent),
    into(channelReads, announced.read),
    into(certificateTemplates, rows.certificates.templates),
    into(objectiveCertificateTemplates, rows.certificates.courses),
  ];
}

/** Adds rows in several statements: one has at most 65,535 parameters. */
async function insertInParts(tx: Db, table: PgTable, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE));
}
