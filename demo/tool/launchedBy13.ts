import type { LTISession, LTITool } from '@lti-tool/core';
import { activityOf } from './experiments.ts';
import type { Launched } from './Launched.ts';

/** A launch by LTI 1.3, whose result goes back by the grade service of LTI Advantage. */
export function launchedBy13(tool: LTITool, session: LTISession): Launched {
  const { platform, resourceLink, user, services, customParameters } = session;
  const presentation = (session.jwtPayload as Readonly<Record<string, { return_url?: string } | undefined>>)[
    'https://purl.imsglobal.org/spec/lti/claim/launch_presentation'
  ];
  return {
    place: JSON.stringify([platform.issuer, platform.deploymentId, resourceLink?.id, user.id]),
    activity: activityOf(customParameters['experiment']),
    back: presentation?.return_url,
    report:
      session.isStudent && services?.ags?.lineitem !== undefined
        ? async (score) =>
            void (await tool.submitScore(session, {
              userId: user.id,
              scoreGiven: score,
              scoreMaximum: 100,
              activityProgress: 'Completed',
              gradingProgress: 'FullyGraded',
            }))
        : null,
  };
}
