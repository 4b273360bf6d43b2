import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../../hosts/createSite.ts';
import type { Html } from '../../hosts/html.ts';
import type { LmsPage } from '../layout.ts';
import { createPlatform } from './createPlatform.ts';
import { choicePayload, coursePayload } from './launchPayload.ts';
import { people, type LmsPerson } from './people.ts';
import { chosenPage, coursePage, onwardPage, toolPage } from './platformPages.ts';
import { registerToolCalls } from './toolCalls.ts';

/** The hint of a choice; other launches have the id of their course. */
const CHOICE = 'choose';
const ITEMS = 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items';
const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;

type Draw = (request: FastifyRequest, reply: FastifyReply, render: (page: LmsPage) => Html) => FastifyReply;

/** The chosen item that this LMS can place: the first link of a tool. */
function chosenItem(items: unknown, portalOrigin: string) {
  const found = (Array.isArray(items) ? items : []).find((one) => Object(one).type === 'ltiResourceLink') as
    Readonly<Record<string, unknown>> | undefined;
  const url = String(found?.['url'] ?? '');
  if (!found || !URL.canParse(url) || new URL(url).origin !== portalOrigin) return null;
  const { scoreMaximum } = Object(found['lineItem']) as { readonly scoreMaximum?: unknown };
  const custom = Object.entries(Object(found['custom']) as object).map(([name, value]) => [name, String(value)]);
  return {
    title: String(found['title'] ?? url).slice(0, 300),
    url,
    custom: Object.fromEntries(custom) as Readonly<Record<string, string>>,
    maximum: typeof scoreMaximum === 'number' && scoreMaximum > 0 ? scoreMaximum : null,
  };
}

/**
 * `/lti` and below: this LMS as a platform of LTI 1.3, in whose courses those of the academy are placed. Its people are its own, and sign
 * in nowhere else.
 */
export async function registerPlatform(
  site: Site,
  { origin, portalOrigin, name }: { readonly origin: string; readonly portalOrigin: string; readonly name: string },
  show: Draw,
): Promise<void> {
  const { app } = site;
  const platform = await createPlatform(origin, portalOrigin);
  const { verify } = registerToolCalls(app, platform);
  const cookie = `${name}_person`;
  const personOf = ({ cookies }: FastifyRequest): LmsPerson | null =>
    people.find(({ id }) => id === cookies[cookie]) ?? null;
  // In a separate window there is no page around it that keeps values.
  const loginOf = (person: LmsPerson, target: string, hint: string, framed = true) =>
    `${platform.loginUrl}?${new URLSearchParams({
      iss: platform.issuer,
      client_id: platform.clientId,
      lti_deployment_id: platform.deployment,
      login_hint: platform.giveHint(person.id),
      lti_message_hint: hint,
      target_link_uri: target,
      ...(framed && { lti_storage_target: '_parent' }),
    })}`;

  app.get('/lti', (request, reply) => show(request, reply, (page) => coursePage(page, platform, personOf(request))));
  app.post('/lti/person', async (request, reply) => {
    const wish = (request.body as { readonly person?: unknown } | undefined)?.person;
    const person = people.find(({ id }) => id === wish);
    if (person) reply.setCookie(cookie, person.id, { path: '/', httpOnly: true, sameSite: 'lax' });
    return reply.redirect('/lti', 303);
  });
  app.get('/lti/add', (request, reply) => {
    const person = personOf(request);
    if (!person?.teaches) return reply.redirect('/lti', 303);
    const address = loginOf(person, platform.redirectUri, CHOICE);
    return show(request, reply, (page) => toolPage(page, 'Aldergrove Academy', address));
  });
  app.get<{ Params: { id: string } }>('/lti/courses/:id', (request, reply) => {
    const [person, course] = [personOf(request), platform.course(request.params.id)];
    if (!person) return reply.redirect('/lti', 303);
    if (!course) return site.notHere(request, reply);
    const address = loginOf(person, course.url, course.id);
    return show(request, reply, (page) => toolPage(page, course.title, address, `/lti/courses/${course.id}/window`));
  });
  app.get<{ Params: { id: string } }>('/lti/courses/:id/window', (request, reply) => {
    const [person, course] = [personOf(request), platform.course(request.params.id)];
    if (!person) return reply.redirect('/lti', 303);
    if (!course) return site.notHere(request, reply);
    return reply.header('cache-control', 'no-store').redirect(loginOf(person, course.url, course.id, false), 303);
  });

  // Within the frame: the academy asks who is here, and receives a signed launch.
  app.get<{ Querystring: Readonly<Record<string, string | undefined>> }>('/lti/authorize', async (request, reply) => {
    const { client_id, redirect_uri, response_type, response_mode, scope, state, nonce, login_hint, lti_message_hint } =
      request.query;
    const personId = platform.takeHint(login_hint ?? '');
    const person = people.find(({ id }) => id === personId);
    const fits =
      client_id === platform.clientId &&
      redirect_uri === platform.redirectUri &&
      response_type === 'id_token' &&
      response_mode === 'form_post' &&
      scope === 'openid';
    if (!fits || !state || !nonce || !person) return site.notHere(request, reply, 400);
    const course = platform.course(lti_message_hint ?? '');
    const isChoice = lti_message_hint === CHOICE && person.teaches;
    if (!course && !isChoice) return site.notHere(request, reply, 400);
    const arrival = { person, nonce, locale: request.cookies[`${name}_language`] ?? 'en' };
    const payload = course ? coursePayload(platform, course, arrival) : choicePayload(platform, arrival);
    const fields = { state, id_token: await platform.sign(payload) };
    return site.page(request, reply, (own) => onwardPage(own, platform.redirectUri, fields), { framedBy: "'self'" });
  });

  app.post('/lti/chosen', async (request, reply) => {
    const token = String((request.body as { readonly JWT?: unknown } | undefined)?.JWT ?? '');
    const payload = await verify(token, platform.issuer).catch(() => null);
    const fits =
      payload?.[claim('message_type')] === 'LtiDeepLinkingResponse' &&
      payload[claim('version')] === '1.3.0' &&
      payload[claim('deployment_id')] === platform.deployment;
    const data = payload?.['https://purl.imsglobal.org/spec/lti-dl/claim/data'];
    if (!payload || !fits || !platform.endChoice(data)) return site.notHere(request, reply, 400);
    const item = chosenItem(payload[ITEMS], portalOrigin);
    if (item) platform.place(item);
    return site.page(request, reply, chosenPage, { framedBy: "'self'" });
  });
}
