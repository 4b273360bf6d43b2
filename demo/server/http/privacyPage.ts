import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { pagePolicy } from './headers.ts';
import { html } from './html.ts';
import { languageOfRequest } from './language.ts';
import { page } from './page.ts';

/** Address of the page that names the data which the reference LMS keeps about people; the profile links to it (PROF-1). */
export const privacyPath = '/privacy';

const told = ['learning', 'cookies', 'use', 'feedback', 'tutor', 'mail', 'certificates', 'visitors', 'ask'] as const;

/** The privacy policy of the reference LMS, for everybody. */
export function registerPrivacy(app: FastifyInstance, config: Config): void {
  app.get(privacyPath, (request, reply) => {
    const language = languageOfRequest(request);
    const { text } = language;
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'vary': 'Cookie, Accept-Language' })
      .header('content-security-policy', pagePolicy(config))
      .send(
        page(
          language,
          text('privacy.title'),
          html`<section class="sheet wide told">
            <h1>${text('privacy.title')}</h1>
            <p class="lead">${text('privacy.lead')}</p>
            ${told.map((name) => html`<p>${text(`privacy.${name}`)}</p>`)}
          </section>`,
        ),
      );
  });
}
