import type { FastifyRequest } from 'fastify';

/**
 * The path of the route that answers a request, such as `/admin/people` or `/teach/*`: what is asked of a request is judged by this, never
 * by how its address is written (`/%61dmin`). Where no route answers, the address itself.
 */
export const routePath = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string =>
  routeOptions.url ?? url;
