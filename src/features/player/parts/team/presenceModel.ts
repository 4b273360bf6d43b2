import type { Participant } from '../../../../domain/person/participant.ts';
import type { TeamLive } from '../../../../domain/person/teamLive.ts';
import type { Instant } from '../../../../domain/time/instant.ts';
import type { Formats } from '../../../../i18n/formats.ts';
import type { Translate } from '../../../../i18n/locale.ts';
import { isolate } from '../../../../language/isolate.ts';

export interface PresenceWords {
  readonly t: Translate<'teamwork'>;
  readonly tag: string;
  readonly formats: Pick<Formats, 'time' | 'day'>;
  readonly now: Instant;
}

/** A member of a team, as the others see them now (TEAM-8). */
export interface MemberNow {
  readonly here: boolean;
  readonly writing: boolean;
  /** "Here now", "Writing…", "Last here 10:42"; null if nothing is known. */
  readonly text: string | null;
}

/** The current presence of a member, who may be the learner. */
export function memberNow(
  live: TeamLive | null,
  id: string,
  groupId: string,
  { t, formats }: PresenceWords,
): MemberNow {
  const one = live?.people.find((person) => person.id === id && person.groupId === groupId);
  if (one?.presence === 'here') {
    return { here: true, writing: one.writing, text: t(one.writing ? 'writing' : 'here') };
  }
  const since = one?.presence === 'away' ? one.since : null;
  return { here: false, writing: false, text: since === null ? null : t('away', { time: formats.time(since) }) };
}

const nameOf = ({ firstName, lastName }: Participant) => isolate(`${firstName} ${lastName}`);

/**
 * The line that names the other members who are present, and those who are writing (TEAM-8, TEAM-10); null if the
 * learner works without a team.
 */
export function hereLine(
  live: TeamLive | null,
  people: readonly Participant[],
  userId: string,
  { t, tag }: Pick<PresenceWords, 't' | 'tag'>,
): { readonly here: string; readonly writing: string | null } | null {
  const own = live?.own;
  if (!live || !own || own.removed) return null;
  const others = live.people.filter(
    ({ id, groupId, presence }) => id !== userId && groupId === own.groupId && presence === 'here',
  );
  const names = (of: typeof others) => {
    const found = of.flatMap(({ id }) => people.find((person) => person.id === id) ?? []);
    return { count: found.length, names: new Intl.ListFormat(tag, { type: 'conjunction' }).format(found.map(nameOf)) };
  };
  const here = names(others);
  const writing = names(others.filter((one) => one.writing));
  return {
    here: here.count > 0 ? t('hereNames', { names: here.names }) : t('hereNobody'),
    writing: writing.count > 0 ? t(writing.count > 1 ? 'writeMany' : 'writes', { names: writing.names }) : null,
  };
}
