import { isPublic } from '../../src/routes/isPublic.ts';
import type { Route } from '../../src/routes/route.ts';

/** Whether a place is for visitors, who are not asked to sign in (NAV-18). */
export const isForVisitors = (route: Route | null): boolean => route !== null && isPublic(route.name);
