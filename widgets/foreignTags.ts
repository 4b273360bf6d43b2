import { guardTags } from '../src/element/guardTags.ts';
import { otherTags } from '../src/element/otherTags.ts';

/** Elements of other scripts on the portal's own page, and the guard that reserves our tags for us. */
export const foreignTags = { ...otherTags, guard: guardTags };
