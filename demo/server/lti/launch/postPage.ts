import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { html } from '../../http/html.ts';
import { languageOfRequest } from '../../http/language.ts';
import { page } from '../../http/page.ts';

/** Policy of a page in a frame of the portal, or of a host's, that sends one form to a tool (LTI-7). */
const formPolicy = ({ hostOrigins }: Pick<Config, 'hostOrigins'>, origins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    // Browsers check the tool's redirects against it too.
    `form-action ${origins.length > 0 ? origins.join(' ') : "'none'"}`,
    `frame-src ${origins.length > 0 ? origins.join(' ') : "'none'"}`,
    `frame-ancestors ${["'self'", ...hostOrigins].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const asFramed = (reply: FastifyReply, config: Config, origins: readonly string[]) =>
  reply
    .headers({
      'content-security-policy': formPolicy(config, origins),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8');

/** Sends fields to a tool by a form that the page's script submits at once; without scripts, the reader submits it. */
export function sendPost(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  to: {
    readonly action: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly origins: readonly string[];
  },
): FastifyReply {
  const language = languageOfRequest(request);
  const { text } = language;
  const fields = Object.entries(to.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const body = html`<section class="sheet">
    <h1>${text('lti.opening')}</h1>
    <form id="post" method="post" action="${to.action}">
      ${fields}
      <p class="actions"><button>${text('lti.open')}</button></p>
    </form>
  </section>`;
  const script = html`<script type="module" src="/assets/send-form.js"></script>`;
  return asFramed(reply, config, to.origins).send(page(language, text('lti.opening'), body, { head: script }));
}

/** Tells in the frame why nothing plays there. It has no link: the page around it has (LTI-9). */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  status: 400 | 403 | 410,
  reason: 'lti.used' | 'lti.unknown' | 'lti.closed' | 'lti.choice',
): FastifyReply {
  const language = languageOfRequest(request);
  const { text } = language;
  const body = html`<section class="sheet">
    <h1>${text('lti.failed')}</h1>
    <p class="lead">${text(reason)}</p>
  </section>`;
  return asFramed(reply.code(status), config, []).send(page(language, text('lti.failed'), body));
}
