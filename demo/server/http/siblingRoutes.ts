import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { returnForm } from '../shell/returnForm.ts';
import { teachLinks } from '../shell/teachLinks.ts';
import { aroundAdmin } from './around.ts';
import { asPage } from './asPage.ts';
import { html } from './html.ts';
import { languageOfRequest } from './language.ts';
import { messagePage, page } from './page.ts';
import { products } from './products.ts';

/**
 * Addresses of the academy's other products: a plain page each (ROUTE-26, ROUTE-27). A person who acts as somebody else can return there
 * (SESS-14).
 */
export function registerSiblings(app: FastifyInstance, config: Config): void {
  for (const product of products)
    for (const path of [`/${product}`, `/${product}/*`])
      app.get(path, async (request, reply) => {
        const language = languageOfRequest(request);
        const { text } = language;
        const { actor } = request;
        asPage(reply, config);
        // Every address of this product leads to this server's pages for teaching.
        const links = product === 'teach' && actor ? teachLinks(language, actor.roles) : null;
        const title = text(links ? 'teach.title' : `sibling.${product}`);
        if (!actor?.impersonator && !links)
          return messagePage(language, title, text('sibling.lead'), { href: '/learn', label: text('page.home') });
        return page(
          language,
          title,
          html`<section class="sheet">
            <h1>${title}</h1>
            <p class="lead">${text(links ? 'teach.lead' : 'sibling.lead')}</p>
            ${
              actor?.impersonator &&
              html`<p class="notice good">${text('people.acting', { name: actor.name })}</p>
                ${returnForm(language, actor.impersonator)}`
            }
            ${links}
          </section>`,
          { around: links ? aroundAdmin(language, actor, { text: title }) : undefined },
        );
      });
}
