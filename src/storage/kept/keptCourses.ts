import { courseCache, coursesBefore } from './keptNames.ts';
import { readJson } from './readJson.ts';
import { writeJson } from './writeJson.ts';

/** A kept part, with a checksum that shows whether the part has changed since. */
export interface KeptPart {
  readonly activityPathId: string;
  readonly sum: string;
}

/** A course that is kept in this browser, as its list shows it (OFF-9). */
export interface KeptCourse {
  readonly objectiveId: string;
  readonly name: string;
  /** When it was kept, in milliseconds of the device's clock. */
  readonly at: number;
  readonly bytes: number;
  /** False while the course is being kept, and where that was broken off. */
  readonly whole: boolean;
  readonly parts: readonly KeptPart[];
}

const record = '/learn/kept-course';

function readCourse(value: unknown): KeptCourse | null {
  const { objectiveId, name, at, bytes, whole, parts } = Object(value) as Partial<Record<keyof KeptCourse, unknown>>;
  if (typeof objectiveId !== 'string' || typeof name !== 'string' || typeof at !== 'number') return null;
  return {
    objectiveId,
    name,
    at,
    bytes: typeof bytes === 'number' ? bytes : 0,
    whole: whole === true,
    parts: Array.isArray(parts) ? (parts as readonly KeptPart[]) : [],
  };
}

/** The courses that one person keeps in this browser. */
export function keptCourses(caches: CacheStorage, personId: string) {
  const open = (objectiveId: string) => caches.open(courseCache(personId, objectiveId));
  return {
    /** All kept courses, the latest first. A course without its record was broken off at once, and is removed. */
    async list(): Promise<readonly KeptCourse[]> {
      const names = (await caches.keys()).filter((name) => name.startsWith(coursesBefore(personId)));
      const found = await Promise.all(
        names.map(async (name) => {
          const course = readCourse(await readJson(await caches.open(name), record));
          if (!course) await caches.delete(name);
          return course;
        }),
      );
      return found.filter((one) => one !== null).sort((one, other) => other.at - one.at);
    },
    /** Writes the record of a course. @throws DOMException `QuotaExceededError` */
    async write(course: KeptCourse): Promise<void> {
      await writeJson(await open(course.objectiveId), record, course);
    },
    /** Keeps a reply under an absolute address. @throws DOMException `QuotaExceededError` */
    async put(objectiveId: string, address: string, reply: Response): Promise<void> {
      await (await open(objectiveId)).put(address, reply);
    },
    /** Removes replies of a course at any other addresses: the course no longer contains them. */
    async prune(objectiveId: string, addresses: ReadonlySet<string>): Promise<void> {
      const cache = await open(objectiveId);
      for (const request of await cache.keys())
        if (!addresses.has(request.url) && new URL(request.url).pathname !== record) await cache.delete(request);
    },
    remove: (objectiveId: string): Promise<boolean> => caches.delete(courseCache(personId, objectiveId)),
  };
}
