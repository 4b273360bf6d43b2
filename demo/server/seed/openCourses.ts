import type { openAssignments, openCatalog } from '../db/schema.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { SeedDates } from './seedDates.ts';

/** A course that is open to all, as in `open.json`. Dates are days from the day of the seed. */
export interface OpenFile {
  readonly course: string;
  /** Domains whose open catalog shows it; `*` is all. */
  readonly domains: readonly string[];
  readonly retake?: boolean;
  readonly opens?: number;
  readonly ends?: number;
  readonly term?: number;
  /** It is shown, and needs an invitation. */
  readonly byInvitation?: boolean;
}

/** Rows of the open catalog. The id of an assignment is the one that people have to whom the course was given. */
export function openCourses(files: readonly OpenFile[], { at }: SeedDates) {
  const date = (days: number | undefined) => (days === undefined ? null : at(days));
  const id = ({ course }: OpenFile) => uuidOf(`assignment:${course}`);
  const assignments = files.map((file): typeof openAssignments.$inferInsert => ({
    id: id(file),
    objectiveId: uuidOf(`course:${file.course}`),
    selfEnrolment: !file.byInvitation,
    retake: file.retake ?? false,
    availabilityDate: date(file.opens),
    availabilityEndDate: date(file.ends),
    termId: file.term === undefined ? null : uuidOf(`term:${file.term}`),
  }));
  const catalog = files.flatMap((file) =>
    file.domains.map((domain): typeof openCatalog.$inferInsert => ({ domain, assignmentId: id(file) })),
  );
  return { assignments, catalog };
}
