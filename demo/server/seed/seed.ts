import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { GradingScale } from '../../../src/domain/gradingScale.ts';
import type { Permission } from '../../../src/domain/user.ts';
import type { Clock } from '../clock/clock.ts';
import { projectRoot } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import * as tables from '../db/schema.ts';
import { accounts } from '../db/schemaAuth.ts';
import { answers } from '../db/schemaDrafts.ts';
import { groupMembers, groupRuns, groups } from '../db/schemaTeams.ts';
import { announcements, channelReads } from '../db/schemaAnnouncements.ts';
import { uuidOf } from '../db/uuidOf.ts';
import { hashPassword } from '../oidc/password.ts';
import { announcementRows, type AnnouncementFile } from './announcementRows.ts';
import { enrol, type EnrolmentFile } from './enrol.ts';
import { openCourses, type OpenFile } from './openCourses.ts';
import { readCourse } from './readCourse.ts';
import { seedDates } from './seedDates.ts';
import { teamRows, type TeamFile } from './teamRows.ts';

/** Everyone's password. */
export const seedPassword = 'lectern';

type Insert = typeof tables.users.$inferInsert;
/** A person, as `people.json` says it. */
interface PersonFile extends Omit<Insert, 'id' | 'permissions' | 'tenantId'> {
  readonly permissions: readonly string[];
  readonly courses: readonly EnrolmentFile[];
}
/** `academy.json`: collections, terms and scales. `{year}` stands for the year of the seed, `{year+1}` for the next. */
interface AcademyFile {
  readonly tenant: string;
  readonly terms: readonly string[];
  readonly collections: readonly { readonly code: string; readonly name: string; readonly description: string }[];
  readonly scales: readonly { readonly key: string; readonly name: string; readonly description: string; readonly maxScore: number; readonly passing: string; readonly grades: readonly { readonly name: string; readonly from: number; readonly color: string }[] }[];
}

/** Fills an empty database with Aldergrove Academy: people, courses, and what was done in them up to the day of the clock. */
export async function seed(db: Db, clock: Clock, root = projectRoot()): Promise<void> {
  if ((await db.select({ id: tables.users.id }).from(tables.users).limit(1)).length > 0) return;
  const folder = join(root, 'demo/server/seed');
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  const dates = seedDates(clock.now());
  const academy = read<AcademyFile>('academy.json');
  const people = read<readonly PersonFile[]>('people.json');
  const content = join(folder, 'content');
  const courses = readdirSync(content).sort().map((name) => readCourse(join(content, name), dates));

  const scales = academy.scales.map(({ key, passing, grades, ...scale }) => {
    const id = uuidOf(`scale:${key}`);
    const own = grades.map(({ name, from, color }) => ({ id: uuidOf(`grade:${key}:${name}`), scaleId: id, name, normalizedMinScore: from, color }));
    const rule: GradingScale = { id, name: scale.name, maxScore: scale.maxScore, grades: own, normalizedPassingScore: grades.find(({ name }) => name === passing)?.from ?? null };
    return { row: { ...scale, id, passingGradeId: uuidOf(`grade:${key}:${passing}`) }, own, rule };
  });
  const enrolments = people.flatMap((person) =>
    person.courses.map((file) => {
      const course = courses.find(({ objective }) => objective.code === file.course);
      if (!course) throw new Error(`${person.username} is enrolled in ${file.course}, which has no folder`);
      const scale = scales.find(({ row }) => row.id === course.objective.gradingScaleId)?.rule ?? null;
      return enrol(person.username, uuidOf(`user:${person.username}`), file, course, scale, dates);
    }),
  );
  const open = openCourses(read<readonly OpenFile[]>('open.json'), dates);
  const teams = teamRows(read<readonly TeamFile[]>('teams.json'), courses, dates);
  const announced = announcementRows(read<AnnouncementFile>('announcements.json'), courses, dates);
  const users = people.map(({ courses: _, permissions, ...person }) => ({
    ...person,
    id: uuidOf(`user:${person.username}`),
    tenantId: uuidOf(`tenant:${academy.tenant}`),
    permissions: permissions.map((name): Permission => ({ name })),
  }));
  const logins = await Promise.all(users.map(async ({ id, username }) => ({ userId: id, username, passwordHash: await hashPassword(seedPassword) })));

  await db.transaction(async (tx) => {
    // A statement has at most 65,535 parameters.
    const insert = async <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]) => {
      for (let from = 0; from < rows.length; from += 500) await tx.insert(table).values(rows.slice(from, from + 500));
    };
    await insert(tables.users, users);
    await insert(accounts, logins);
    const year = (name: string) => name.replace('{year}', String(dates.year)).replace('{year+1}', String(dates.year + 1));
    await insert(tables.terms, academy.terms.map((name, order) => ({ id: uuidOf(`term:${order}`), name: year(name), order })));
    await insert(tables.showcases, academy.collections.map((one, order) => ({ id: uuidOf(`collection:${one.code}`), ...one, order })));
    await insert(tables.gradingScales, scales.map(({ row }) => row));
    await insert(tables.grades, scales.flatMap(({ own }) => own));
    await insert(tables.activities, courses.flatMap((course) => course.activities));
    await insert(tables.files, courses.flatMap(({ files = [] }) => files));
    await insert(tables.activityParts, courses.flatMap(({ parts }) => parts));
    await insert(tables.objectives, courses.map(({ objective }) => objective));
    await insert(tables.objectiveShowcases, courses.flatMap(({ objective, collections }) => collections.map((code) => ({ objectiveId: objective.id, showcaseId: uuidOf(`collection:${code}`) }))));
    await insert(tables.openAssignments, open.assignments);
    await insert(tables.openCatalog, open.catalog);
    await insert(tables.objectiveAccesses, enrolments.map(({ access }) => access));
    await insert(tables.objectiveWorkflows, enrolments.flatMap(({ workflows }) => workflows));
    await insert(tables.objectiveRecords, enrolments.flatMap(({ records }) => records));
    await insert(tables.activityWorkflows, enrolments.flatMap((one) => one.activityWorkflows));
    await insert(answers, enrolments.flatMap((one) => one.answers));
    await insert(groups, teams.groups);
    await insert(groupMembers, teams.members);
    await insert(tables.activityWorkflows, teams.begun);
    await insert(groupRuns, teams.runs);
    await insert(announcements, announced.sent);
    await insert(channelReads, announced.read);
  });
}
