import type { GradingScale } from '../../domain/results/gradingScale.ts';
import { readCall } from '../wire/call.ts';
import { gradingScale } from './courseShapes.ts';
import { decodePage } from '../wire/decode.ts';
import type { LoadOptions } from '../wire/loadOptions.ts';

/** Grading scales, asked for by their ids; needed where a course does not embed its own (DATA-20). */
export const gradingScales = readCall({
  name: 'gradingScales.query',
  base: 'lms',
  path: 'grading-scales/query',
  read: (body) => decodePage<GradingScale>('gradingScales.query', gradingScale, body),
  _input: {} as { readonly query: LoadOptions },
});
