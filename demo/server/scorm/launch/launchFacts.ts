import { createHash } from 'node:crypto';
import type { LaunchFacts } from '../../../launch/launchFacts.ts';
import type { Language } from '../../http/language.ts';
import type { FoundLaunch } from './findLaunch.ts';
import type { OpenedLaunch } from './openLaunch.ts';

/** The facts for the launch page: about the learner only those that the standards give a package (SCORM-5). */
export function launchFacts(
  { launch, pack }: FoundLaunch,
  { attempt, learner, states }: OpenedLaunch,
  { tag, text }: Pick<Language, 'tag' | 'text'>,
  portal: string,
): LaunchFacts {
  const { manifest } = pack;
  return {
    standard: manifest.standard,
    review: launch.review,
    title: pack.title,
    learner: { id: learner.id, name: `${learner.lastName}, ${learner.firstName}`, language: tag },
    items: manifest.items,
    sequencing: manifest.sequencing,
    sequencingState: attempt.sequencing,
    states,
    current: attempt.item,
    part: createHash('sha256').update(`${launch.workflowId}/${launch.axis}`).digest('base64url').slice(0, 22),
    portal,
    texts: {
      contents: text('scorm.contents'),
      previous: text('scorm.previous'),
      next: text('scorm.next'),
      done: text('scorm.done'),
      ended: text('scorm.ended'),
      failed: text('scorm.failed'),
      showContents: text('scorm.showContents'),
      frame: text('scorm.frame'),
    },
  };
}
