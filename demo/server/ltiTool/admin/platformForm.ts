import { inArray, or } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { objectives } from '../../db/schema.ts';
import { platformAddress } from '../platformAddress.ts';
import type { Platform } from '../platforms.ts';

/** Fields of the form with one line, and those with several. */
export const lineFields = ['name', 'issuer', 'clientId', 'authUrl', 'tokenUrl', 'keysUrl'] as const;
export const listFields = ['origins', 'deployments', 'courses'] as const;

type LineField = (typeof lineFields)[number];
type ListField = (typeof listFields)[number];
/** A field of the form. */
export type PlatformField = LineField | ListField;

/** The typed values. */
export type WrittenPlatform = Readonly<Record<PlatformField, string>> & { readonly instructors: boolean };

/** An empty form. By default the platform is trusted to say who teaches: that is what platforms are for. */
export const emptyPlatform: WrittenPlatform = {
  name: '',
  issuer: '',
  clientId: '',
  authUrl: '',
  tokenUrl: '',
  keysUrl: '',
  origins: '',
  deployments: '',
  courses: '',
  instructors: true,
};

/** The typed values, the platform that can be kept, and the first wrong field. */
export interface ReadPlatform {
  readonly written: WrittenPlatform;
  readonly platform: Omit<Platform, 'id'> | null;
  readonly wrong: PlatformField | null;
}

const longest: Readonly<Record<LineField, number>> = {
  name: 200,
  issuer: 500,
  clientId: 300,
  authUrl: 2000,
  tokenUrl: 2000,
  keysUrl: 2000,
};
const MOST_LINES = 200;

const linesOf = (text: string) => [...new Set(text.split(/\s*\n\s*/).filter(Boolean))];
const isOrigin = (text: string) => platformAddress(text)?.origin === text.replace(/\/$/, '');

/** Ids of courses that are named by their codes or ids; null where one is unknown. */
async function coursesOf(db: Db, names: readonly string[]): Promise<readonly string[] | null> {
  if (names.length === 0) return [];
  const found = await db
    .select({ id: objectives.id, code: objectives.code })
    .from(objectives)
    .where(or(inArray(objectives.id, [...names]), inArray(objectives.code, [...names])));
  const all = names.map((name) => found.find(({ id, code }) => id === name || code === name)?.id);
  return all.every((id) => id !== undefined) ? [...new Set(all)] : null;
}

/** Reads the form of a platform (TOOL-1). */
export async function readPlatform(db: Db, body: Readonly<Record<string, unknown>>): Promise<ReadPlatform> {
  const text = (name: string, most: number) => {
    const value = body[name];
    return typeof value === 'string' ? value.trim().slice(0, most + 1) : '';
  };
  const lines = Object.fromEntries(lineFields.map((name) => [name, text(name, longest[name])])) as Record<
    LineField,
    string
  >;
  const lists = Object.fromEntries(listFields.map((name) => [name, text(name, 8000)])) as Record<ListField, string>;
  const written: WrittenPlatform = { ...lines, ...lists, instructors: body['instructors'] === 'on' };
  const wrong = (field: PlatformField): ReadPlatform => ({ written, platform: null, wrong: field });

  for (const name of lineFields) if (!lines[name] || lines[name].length > longest[name]) return wrong(name);
  for (const name of ['authUrl', 'tokenUrl', 'keysUrl'] as const) if (!platformAddress(lines[name])) return wrong(name);
  const origins = linesOf(lists.origins);
  if (origins.length === 0 || origins.length > 20 || !origins.every(isOrigin)) return wrong('origins');
  const deployments = linesOf(lists.deployments);
  if (deployments.length === 0 || deployments.length > MOST_LINES || deployments.some((one) => one.length > 255))
    return wrong('deployments');
  const names = linesOf(lists.courses);
  const courses = names.length > MOST_LINES ? null : await coursesOf(db, names);
  if (!courses) return wrong('courses');
  const platform = {
    ...lines,
    origins: [...new Set(origins.map((one) => new URL(one).origin))],
    deployments,
    courses,
    instructors: written.instructors,
  };
  return { written, platform, wrong: null };
}

/** A platform as values of the form, with the codes of its courses. */
export async function writtenPlatform(db: Db, platform: Platform): Promise<WrittenPlatform> {
  const { courses, origins, deployments, instructors } = platform;
  const found =
    courses.length > 0
      ? await db
          .select({ id: objectives.id, code: objectives.code })
          .from(objectives)
          .where(inArray(objectives.id, [...courses]))
      : [];
  const lines = Object.fromEntries(lineFields.map((name) => [name, platform[name]])) as Record<LineField, string>;
  return {
    ...lines,
    origins: origins.join('\n'),
    deployments: deployments.join('\n'),
    courses: found.map(({ id, code }) => code ?? id).join('\n'),
    instructors,
  };
}
