import { contentTypes } from '../../../../src/domain/course/resources.ts';
import type { Launcher } from '../../calls/parts/launchers.ts';
import { toolCourse } from '../toolPlaces.ts';
import { launchAddress } from './launchHints.ts';
import type { LaunchMeans } from './launchRoutes.ts';

/** Plays parts in tools of LTI 1.3: each launch works once, within a minute (LTI-7). */
export const toolLauncher = ({ db, config, hints }: Pick<LaunchMeans, 'db' | 'config' | 'hints'>): Launcher => ({
  plays: ({ contentType }) => contentType === contentTypes.lti13,
  async launch({ run, axis, actor, locale }) {
    const course = await toolCourse(db, run.objectiveId);
    const place = course?.places.find((one) => one.axis === axis);
    if (!place?.tool.loginUrl) return null;
    return {
      targetLinkUri: launchAddress(config.origin, hints, {
        toolId: place.tool.id,
        userId: actor.userId,
        purpose: { kind: 'play', workflowId: run.workflow.id, axis },
        locale,
      }),
      ...(URL.canParse(place.url) && { contentOrigin: new URL(place.url).origin }),
      permissions: place.tool.permissions,
    };
  },
});
