import { badgePath, didPath, statusListPath, tenantDidPath } from './badgePaths.ts';

const routes = [badgePath(':id'), statusListPath(':list'), didPath, tenantDidPath(':tenant')];
const shapes = routes.map((route) => new RegExp(`^${route.replaceAll('.', '\\.').replace(/:\w+/, '[^/?]+')}(\\?|$)`));

/** Whether verifiers on any site read what is at a path: the path of a route, or the address in an OPTIONS request. */
export const isForVerifiers = (path: string): boolean => shapes.some((shape) => shape.test(path));
