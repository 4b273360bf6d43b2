import type { FieldTable } from '../filter/filter.ts';

/** What courses of the open catalog can be filtered and sorted by, as paths into the items of `publicObjectives.query`. */
export const publicFields = {
  'id': 'id',
  'name': 'text',
  'code': 'text',
  'description': 'text',
  'state': 'number',
  'showcases.id': 'ids',
} as const satisfies FieldTable;
