import { CardMark } from '../card/CardMark.tsx';
import { createList } from './createList.ts';
import { ListCount } from './ListCount.tsx';
import { ListTools } from './ListTools.tsx';
import { NothingFound } from './NothingFound.tsx';

/** The tools that search and filter a list, in one chunk that comes after the first cards. */
export const toolbox = { CardMark, createList, ListCount, ListTools, NothingFound };
