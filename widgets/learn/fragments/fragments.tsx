import { fillPage } from './fillPage.tsx';
import { fragmentsOf } from './fragmentsOf.ts';

/** All that a page with modules of the tenant needs beside the page itself; a page without any never fetches it. */
export const fragmentCode = { fragmentsOf, fillPage };
