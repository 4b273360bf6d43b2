import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { TeamLive } from '../../../../domain/person/teamLive.ts';
import type { Participant } from '../../../../domain/person/participant.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { useAnnounced } from '../../../../data/settings/useAnnounced.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { below, Heading } from '../../../../ui/text/Heading.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { NotSent } from '../../base/NotSent.tsx';
import { TeamBox } from './TeamBox.tsx';
import { teamModel } from './teamModel.ts';
import type { TeamProps } from './TeamProps.ts';
import { useTeamStart } from './useTeamStart.ts';

/**
 * Asks the learner to choose a team for a part: it shows their teams, the members who have begun, and the buttons to
 * start (TEAM-1 to TEAM-3).
 */
export function TeamQuestion({
  people,
  live,
  ...props
}: TeamProps & { readonly people: readonly Participant[]; readonly live: TeamLive | null }) {
  const port = usePort();
  const t = useTexts('parts');
  const formats = useFormats();
  const { userId, headingLevel } = props;
  const teams = teamModel(people, userId, { t, formats, now: port.clock.now() });
  // In addition to a team, working alone is a choice that the LMS has to understand (TEAM-6).
  const chooses = useAnnounced('teamChoice').announced === true;
  const alone = props.alone && (chooses || teams.length === 0);
  const choices = [...teams.map(({ groupId }) => groupId), ...(alone ? [null] : [])];
  const { unsent, retry, isSending, start } = useTeamStart(props, choices);
  return (
    <section className="team" part="blank" aria-label={t(alone ? 'team.either' : 'team.title')}>
      {unsent.map(({ input }) => (
        <NotSent key={input.groupId} text={t('team.notSent')} retry={() => retry(input)} />
      ))}
      <div className="lead">
        <span className="muted">
          <Icon of={Users} size="lg" />
        </span>
        <Heading level={below(headingLevel)} className="title">
          {t(alone ? 'team.either' : 'team.title')}
        </Heading>
        {teams.length === 0 && <p>{t(alone ? 'team.noneAlone' : 'team.none')}</p>}
      </div>
      {teams.map((team) => (
        <TeamBox
          key={team.groupId}
          team={team}
          live={live}
          only={teams.length === 1}
          headingLevel={below(headingLevel, 2)}
          busy={isSending(team.groupId)}
          onStart={start(team.groupId)}
        />
      ))}
      {alone && (
        <div className="own">
          <Button
            {...(teams.length === 0 && { look: 'filled' as const })}
            icon={UserRound}
            busy={isSending(null)}
            onClick={start(null)}
          >
            {t('team.alone')}
          </Button>
          <p className="muted">{t('team.stays')}</p>
        </div>
      )}
    </section>
  );
}
