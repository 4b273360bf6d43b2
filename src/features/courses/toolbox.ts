import { createList } from './createList.ts';
import { ListCount } from './ListCount.tsx';
import { ListTools } from './ListTools.tsx';
import { NothingFound } from './NothingFound.tsx';

/** All by which a list is searched and filtered, in one piece that comes after the first cards. */
export const toolbox = { createList, ListCount, ListTools, NothingFound };
