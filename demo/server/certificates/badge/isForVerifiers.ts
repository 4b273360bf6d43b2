import { badgePath, didPath, statusListPath, tenantDidPath } from './badgePaths.ts';

const routes = [badgePath(':id'), statusListPath(':list'), didPath, tenantDidPath(':tenant')];
const shapes = routes.map((route) => new RegExp(`^${route.replaceAll('.', '\\.').replace(/:\w+/, '[^/?]+')}(\\?|$)`));

/** Whether a path is of something that verifiers on any site read: a route, or an address that is asked for by OPTIONS. */
export const isForVerifiers = (path: string): boolean => shapes.some((shape) => shape.test(path));
