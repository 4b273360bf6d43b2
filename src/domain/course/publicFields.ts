import type { FieldTable } from '../filter/filter.ts';

/** The fields by which courses of the open catalog can be filtered and sorted, as paths into the items of `publicObjectives.query`. */
export const publicFields = {
  'id': 'id',
  'name': 'text',
  'code': 'text',
  'description': 'text',
  'state': 'number',
  'showcases.id': 'ids',
} as const satisfies FieldTable;
