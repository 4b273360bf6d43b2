import type { GroupActivityWorkflow } from '../../../../domain/tree/groupActivityWorkflow.ts';
import type { Participant } from '../../../../domain/person/participant.ts';
import type { Translate } from '../../../../i18n/locale.ts';
import { isolate } from '../../../../language/isolate.ts';

/** The line about the team that works on a part. */
export interface TeamLine {
  /** Name of the team; null if the learner works alone, or the team has none. */
  readonly name: string | null;
  readonly text: string;
  /** The text that the group's run is over; null while it is in progress. */
  readonly over: string | null;
}

/**
 * The line about the team above a part that was begun (TEAM-2).
 * @param run the group's own run; null while it is unknown
 */
export function teamLine(
  people: readonly Participant[],
  userId: string,
  run: GroupActivityWorkflow | null,
  { t, tag }: { readonly t: Translate<'parts'>; readonly tag: string },
): TeamLine {
  const own = people.find(({ id, started }) => id === userId && started !== null);
  if (!own) return { name: null, text: t('team.own'), over: null };
  const others = people
    .filter(({ groupId, id, started }) => groupId === own.groupId && id !== userId && started !== null)
    .map(({ firstName, lastName }) => isolate(`${firstName} ${lastName}`));
  const names = new Intl.ListFormat(tag, { type: 'conjunction' }).format(others);
  return {
    name: own.groupName || null,
    text: others.length > 0 ? t('team.with', { names }) : t('team.first'),
    over: run?.state === 'finished' ? t('team.over') : null,
  };
}
