import { CardMark } from '../card/CardMark.tsx';
import { DueSoon } from '../next/DueSoon.tsx';
import css from '../next/next.css';
import { nextView } from '../next/nextModel.ts';
import { ResumeCard } from '../next/ResumeCard.tsx';
import { createList } from './createList.ts';
import { ListCount } from './ListCount.tsx';
import { ListTools } from './ListTools.tsx';
import { NothingFound } from './NothingFound.tsx';

/** The tools that search and filter a list, in one chunk that is loaded after the first cards. */
export const toolbox = { CardMark, createList, ListCount, ListTools, NothingFound };

/** Continue and Due soon, also for the dashboard. They stay in this chunk, since a separate one would add a request to the list. */
export const strip = { ResumeCard, DueSoon, nextView, css };
