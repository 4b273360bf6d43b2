import type { unitMembers, units } from '../db/schemaUnits.ts';
import { uuidOf } from '../db/uuidOf.ts';

/** The part of a person in `people.json` about their units: their department, and further units. */
export interface UnitFile {
  readonly username: string;
  readonly department?: string | null | undefined;
  readonly units?: readonly string[];
}

/** Rows of units and of their members. The department of a person is their primary unit. */
export function unitRows(people: readonly UnitFile[]) {
  const id = (name: string) => uuidOf(`unit:${name}`);
  const members = people.flatMap(({ username, department, units: more = [] }) =>
    [...(department ? [department] : []), ...more].map((name) => ({
      name,
      row: {
        unitId: id(name),
        userId: uuidOf(`user:${username}`),
        isPrimary: name === department,
      } satisfies typeof unitMembers.$inferInsert,
    })),
  );
  const names = [...new Set(members.map(({ name }) => name))];
  return {
    units: names.map((name): typeof units.$inferInsert => ({ id: id(name), name })),
    members: members.map(({ row }) => row),
  };
}
