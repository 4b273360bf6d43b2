import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { pagePolicy } from './headers.ts';
import { languageOfRequest } from './language.ts';
import { messagePage } from './page.ts';

const products = ['platform', 'portal', 'classroom', 'teach', 'stem', 'scorm', 'template-editor'] as const;

/** Addresses of the academy's other products: a plain page each (ROUTE-26). */
export function registerSiblings(app: FastifyInstance, config: Config): void {
  for (const product of products)
    for (const path of [`/${product}`, `/${product}/*`])
      app.get(path, async (request, reply) => {
        const language = languageOfRequest(request);
        const { text } = language;
        reply.header('content-security-policy', pagePolicy(config)).type('text/html; charset=utf-8');
        return messagePage(language, text(`sibling.${product}`), text('sibling.lead'), { href: '/learn', label: text('page.home') });
      });
}
