import type { FastifyReply, FastifyRequest } from 'fastify';
import { enrolByLaunch, targetOf } from './courseOfLaunch.ts';
import { leadOn } from './window/arrivedRoutes.ts';
import { beginChoice } from './choices.ts';
import type { Launch } from './launchClaims.ts';
import { LaunchRefused } from './LaunchRefused.ts';
import { followLearner, keepTeacher, linkOfLaunch } from './linkOfLaunch.ts';
import type { LtiToolParts } from './ltiToolParts.ts';
import { personOfLaunch } from './personOfLaunch.ts';
import { isOfPlatform, type Platform } from './platforms.ts';
import { teaches } from './teaches.ts';

/** Tells the page in the frame by which messages to talk to its host (CHAN-10). */
const SPOKEN = 'lectern.host=lti';

/** A person who teaches chooses a course for their own one (TOOL-9). */
async function choose({ db }: LtiToolParts, reply: FastifyReply, platform: Platform, launch: Launch) {
  const { choosing } = launch;
  if (!teaches(platform, launch)) throw new LaunchRefused('instructor', 'roles');
  if (!choosing?.accept_types.includes('ltiResourceLink')) throw new LaunchRefused('message', 'accept_types');
  if (!isOfPlatform(platform, choosing.deep_link_return_url)) throw new LaunchRefused('target', 'deep_link_return_url');
  const secret = await beginChoice(db, {
    platformId: platform.id,
    deployment: String(launch.deployment),
    returnUrl: choosing.deep_link_return_url,
    data: choosing.data ?? null,
    lineItems: choosing.accept_lineitem,
  });
  return reply.redirect(`/lti-tool/choose/${secret}`, 303);
}

/**
 * Accepts a launch: the frame gets its session (TOOL-4), the learner their course (TOOL-8), and the platform will receive their scores
 * (TOOL-12). A person who teaches sees the learners who came from their place (TOOL-10).
 */
export async function arrive(
  parts: LtiToolParts,
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
  launch: Launch,
): Promise<FastifyReply> {
  const { db, clock, config, sessions } = parts;
  reply.header('cache-control', 'no-store');
  if (launch.messageType === 'LtiDeepLinkingRequest') return choose(parts, reply, platform, launch);
  const { courseId, path } = targetOf(config.origin, launch.target ?? '', launch.course);
  const userId = await personOfLaunch(db, platform, launch);
  const begin = async () => {
    const from = { userId, parentId: null, providerSid: null, platformId: platform.id };
    const handOver = await db.transaction((tx) => sessions.startFramed(tx, request, from));
    handOver(reply);
  };
  if (courseId === null) {
    await begin();
    return leadOn(request, reply, `${path}?${SPOKEN}`);
  }
  await enrolByLaunch(db, platform, { userId, courseId, now: clock.now() });
  const link = await linkOfLaunch(db, platform, launch, courseId);
  const isTeacher = teaches(platform, launch);
  await keepTeacher(db, link, userId, isTeacher);
  await begin();
  if (isTeacher) return leadOn(request, reply, `/lti-tool/taught/${link.id}`);
  await followLearner(db, link, userId, launch.subject ?? '');
  return leadOn(request, reply, `${path}?${SPOKEN}`);
}
