import type { GradingScale } from '../domain/gradingScale.ts';
import { readCall } from './call.ts';
import { gradingScale } from './courseShapes.ts';
import { decodePage } from './decode.ts';
import type { LoadOptions } from './loadOptions.ts';

/** Grading scales, asked for by their ids; needed where a course does not embed its own (DATA-20). */
export const gradingScales = readCall({
  name: 'gradingScales.query',
  base: 'lms',
  path: 'grading-scales/query',
  read: (body) => decodePage<GradingScale>('gradingScales.query', gradingScale, body),
  _input: {} as { readonly query: LoadOptions },
});
