import { arrivalNames } from './arrivalNames.ts';

/** Matches a query that asks for more than a list (ROUTE-31). */
export const arrivalAsked = new RegExp(`(^|&)(${[...arrivalNames].join('|')})=`);
