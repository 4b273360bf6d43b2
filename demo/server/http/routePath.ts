import type { FastifyRequest } from 'fastify';

/**
 * The path of the route that answers a request, such as `/admin/people` or `/teach/*`. Rules for a request go by this path, never by the
 * spelling of its address (`/%61dmin`). Where no route answers, it is the address itself.
 */
export const routePath = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string =>
  routeOptions.url ?? url;
