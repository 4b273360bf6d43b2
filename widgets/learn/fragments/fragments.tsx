import { fillPage } from './fillPage.tsx';
import { fragmentsOf } from './fragmentsOf.ts';

/** All code that only a page with modules of the tenant needs; a page without them never fetches it. */
export const fragmentCode = { fragmentsOf, fillPage };
