import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import { languageOfRequest } from '../http/language.ts';
import { chooserPage } from './chooserPage.ts';
import { endChoice, findChoice, type Choice } from './choices.ts';
import { offeredCourse, offeredCourses, type OfferedCourse } from './courseOfLaunch.ts';
import { LaunchRefused } from './LaunchRefused.ts';
import type { LtiToolParts } from './ltiToolParts.ts';
import { sendPage } from './passingPages.ts';
import { findPlatform, type Platform } from './platforms.ts';
import { refuseLaunch } from './refuseLaunch.ts';
import { asToolPage } from './toolPage.ts';

/** The largest score of a course without a scale. */
const MAXIMUM = 100;

/** A course as an item that a platform can place (LTI Deep Linking 2.0): title, address, and a column of its gradebook. */
const contentItemOf = (origin: string, course: OfferedCourse, lineItems: boolean) => ({
  type: 'ltiResourceLink',
  title: course.name,
  ...(course.description && { text: course.description }),
  url: `${origin}/learn/courses/${encodeURIComponent(course.id)}`,
  custom: { course: course.id },
  ...(lineItems && {
    lineItem: { label: course.name, scoreMaximum: course.maxScore ?? MAXIMUM, resourceId: course.id },
  }),
});

/** `/lti-tool/choose/{secret}`: the chooser, and the signed answer to the platform (TOOL-9). */
export function registerChooser(app: FastifyInstance, { db, clock, config, toolKey }: LtiToolParts): void {
  const known = async (request: FastifyRequest): Promise<{ choice: Choice; platform: Platform } | null> => {
    const choice = await findChoice(db, (request.params as { readonly secret: string }).secret);
    const platform = choice && (await findPlatform(db, choice.platformId));
    return platform ? { choice, platform } : null;
  };
  const over = (request: FastifyRequest, reply: FastifyReply) =>
    refuseLaunch(request, reply, new LaunchRefused('over', 'choice'));

  app.get('/lti-tool/choose/:secret', async (request, reply) => {
    const found = await known(request);
    if (!found) return over(request, reply);
    const { q } = request.query as { readonly q?: unknown };
    const words = typeof q === 'string' ? q.slice(0, 200) : '';
    const courses = await offeredCourses(db, found.platform, words, clock.now());
    const path = request.url.split('?')[0] ?? '';
    return asToolPage(reply, found.platform).send(chooserPage(languageOfRequest(request), { path, words, courses }));
  });

  app.post('/lti-tool/choose/:secret', async (request, reply) => {
    const found = await known(request);
    if (!found) return over(request, reply);
    const { choice, platform } = found;
    const id = (request.body as { readonly course?: unknown } | undefined)?.course;
    const course = typeof id === 'string' ? await offeredCourse(db, platform, id, clock.now()) : null;
    if (id !== undefined && !course)
      return refuseLaunch(request, reply, new LaunchRefused('course', 'not open to the platform'));
    if (!(await endChoice(db, choice))) return over(request, reply);
    const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
    const { kid, key } = await toolKey();
    const answer = await new SignJWT({
      'nonce': randomUUID(),
      [claim('version')]: '1.3.0',
      [claim('message_type')]: 'LtiDeepLinkingResponse',
      [claim('deployment_id')]: choice.deployment,
      'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': course
        ? [contentItemOf(config.origin, course, choice.lineItems)]
        : [],
      ...(choice.data !== null && { 'https://purl.imsglobal.org/spec/lti-dl/claim/data': choice.data }),
    })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(platform.clientId)
      .setAudience(platform.issuer)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);
    return asToolPage(reply, platform).send(sendPage(languageOfRequest(request), choice.returnUrl, { JWT: answer }));
  });
}
