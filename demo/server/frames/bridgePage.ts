import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { bridgePolicy } from '../http/headers.ts';
import { html } from '../http/html.ts';
import { languageOfRequest, type Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import { signInAddress } from '../oidc/signInAddress.ts';
import type { FrontEnds } from '../shell/frontEnds.ts';
import type { BegunSignIns } from './begunSignIn.ts';

const flags = ['logout', 'relogin', 'nav'];

/** The sections of the page, by name; its script shows one of them. */
const sections = ({ text }: Language, again: string, shown: string) =>
  [
    { name: 'nothing', title: text('bridge.nothing'), body: html`<p class="lead">${text('bridge.nothingHelp')}</p>` },
    {
      name: 'busy',
      title: text('bridge.busy'),
      body: html`<noscript><p class="lead">${text('page.script')}</p></noscript>`,
    },
    { name: 'told', title: text('bridge.told'), body: html`<p class="lead">${text('bridge.close')}</p>` },
    { name: 'signed-in', title: text('signIn.done'), body: html`<p class="lead">${text('bridge.close')}</p>` },
    {
      name: 'ask',
      title: text('bridge.ask'),
      body: html`<p class="lead">${text('bridge.askHelp')}</p>
        <p class="actions"><button type="button">${text('bridge.askShow')}</button></p>`,
    },
    {
      name: 'spoken',
      title: text('bridge.code'),
      body: html`<p class="digits" dir="ltr"><output></output></p>
        <p class="lead">${text('bridge.codeHelp')}</p>`,
    },
    {
      name: 'failed',
      title: text('signIn.failed'),
      body: html`<p class="lead">${text('bridge.failedHelp')}</p>
        <p class="actions"><a class="button" href="${again}">${text('signIn.again')}</a></p>`,
    },
  ].map(
    ({ name, title, body }) =>
      html`<section class="sheet" data-says="${name}" ${name !== shown && html` hidden`}>
        <h1>${title}</h1>
        ${body}
      </section>`,
  );

/**
 * `/learn/bridge`: the helper page of frames and their small windows (BRIDGE-2). Its script does all the work; the page gives it the list
 * of hosts, and how a sign-in was begun (AUTH-11).
 */
export function registerBridge(
  app: FastifyInstance,
  config: Config,
  frontEnds: FrontEnds,
  begunSignIns: BegunSignIns,
): void {
  app.get('/learn/bridge', async (request, reply) => {
    const language = languageOfRequest(request);
    const { path } = await frontEnds.of(request);
    const given = Object.keys(request.query as object).filter((name) => flags.includes(name));
    const shown = given.length === 1 ? 'busy' : 'nothing';
    reply.headers({
      'content-security-policy': bridgePolicy(config),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      // Its address may hold the path to a certificate.
      'referrer-policy': 'same-origin',
      'content-type': 'text/html; charset=utf-8',
    });
    const { relogin, challenge, provider } = request.query as {
      readonly relogin?: unknown;
      readonly challenge?: unknown;
      readonly provider?: unknown;
    };
    const begun =
      relogin === '1' && typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge)
        ? begunSignIns.note(request, reply, challenge)
        : 'elsewhere';
    const again = signInAddress({ redirectUrl: request.url, provider });
    const body = html`<div
      id="bridge"
      aria-live="polite"
      data-begun="${begun}"
      data-hosts="${JSON.stringify(config.hostOrigins)}"
    >
      ${sections(language, again, shown)}
    </div>`;
    return page(language, language.text('bridge.title'), body, {
      head: html`<meta
          name="robots"
          content="noindex"
        />${shown === 'busy' && html`<script type="module" src="${path}bridge.js"></script>`}`,
    });
  });
}
