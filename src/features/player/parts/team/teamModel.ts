import { initials } from '../../../../domain/person/initials.ts';
import type { Instant } from '../../../../domain/time/instant.ts';
import type { Participant } from '../../../../domain/person/participant.ts';
import type { Formats } from '../../../../i18n/formats.ts';
import type { Translate } from '../../../../i18n/locale.ts';

/** A member of a team. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly unit: string | null;
  /** Whether the member is the learner. */
  readonly own: boolean;
  readonly begun: boolean;
  /** "Begun 20 Nov", or the text that the member has not begun. */
  readonly text: string;
}

/** One of the learner's teams. */
export interface TeamView {
  readonly groupId: string;
  readonly name: string;
  readonly members: readonly Member[];
  /** `join` if a member has already begun. */
  readonly action: 'start' | 'join';
}

export interface TeamWords {
  readonly t: Translate<'parts'>;
  readonly formats: Pick<Formats, 'day'>;
  readonly now: Instant;
}

/** The learner's teams in a part, each with its members and which of them have begun (TEAM-2). */
export function teamModel(
  people: readonly Participant[],
  userId: string,
  { t, formats, now }: TeamWords,
): readonly TeamView[] {
  const ids = [...new Set(people.map(({ groupId }) => groupId))];
  return ids.map((groupId): TeamView => {
    const own = people.filter((one) => one.groupId === groupId);
    return {
      groupId,
      name: own[0]?.groupName ?? '',
      members: own.map(({ id, firstName, middleName, lastName, email, primaryUnit, started }) => ({
        id,
        name: [firstName, middleName, lastName].filter(Boolean).join(' ') || email,
        initials: initials(firstName, lastName),
        unit: primaryUnit,
        own: id === userId,
        begun: started !== null,
        text: started === null ? t('team.notBegun') : t('team.begun', { date: formats.day(started, now) }),
      })),
      action: own.some(({ started, groupActivityWorkflowId }) => started !== null || groupActivityWorkflowId !== null)
        ? 'join'
        : 'start',
    };
  });
}
