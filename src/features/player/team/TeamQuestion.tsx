import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useRef, type MouseEvent } from 'react';
import { commandFailureText } from '../../../data/player/commandFailureText.ts';
import { playerKeys } from '../../../data/player/keys.ts';
import { pendingIds } from '../../../data/player/pendingIds.ts';
import { startTogether, type TogetherInput } from '../../../data/player/startTogether.ts';
import { useCommand } from '../../../data/player/useCommand.ts';
import type { Participant } from '../../../domain/participant.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../runtime/context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { below, Heading } from '../../../ui/Heading.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { isolate } from '../isolate.ts';
import { NotSent } from '../NotSent.tsx';
import type { TeamProps } from './TeamProps.ts';
import { teamModel } from './teamModel.ts';

/** Asks with whom a part is done: who is in the team, who has begun, and the way in (TEAM-1 to TEAM-3). */
export function TeamQuestion({ people, name, workflowId, objectiveId, activityPathId, path, alone, userId, headingLevel }: TeamProps & { readonly people: readonly Participant[] }) {
  const port = usePort();
  const t = useTexts('parts');
  const player = useTexts('player');
  const common = useTexts('common');
  const formats = useFormats();
  const teams = teamModel(people, userId, { t, formats, now: port.clock.now() });
  const inputOf = (groupId: string | null): TogetherInput => ({ objectiveId, workflowId, path, activityPathId, groupId });
  const choices = [...teams.map(({ groupId }) => groupId), ...(alone ? [null] : [])];
  const pending = pendingIds(port.storage.of(userId));
  // Where it goes on once the question has gone: focus does not get lost with its button.
  const next = useRef<HTMLElement | null>(null);
  const start = useCommand(port, startTogether, {
    userId,
    left: choices.map(inputOf).find((input) => pending.has(startTogether.wish(input))),
    onDone: () => next.current?.focus(),
    onFail: (error) => {
      port.notices.show({ tone: 'danger', title: commandFailureText(error, common) });
      void port.cache.invalidateQueries({ queryKey: playerKeys.team(workflowId, activityPathId) });
    },
    onLost: (again) => port.notices.show({ tone: 'warning', title: player('notSent'), text: t('team.notSentPart', { name: isolate(name) }), duration: null, action: { label: player('tryAgain'), run: again } }),
  });
  const sending = choices.some((groupId) => start.phaseOf(inputOf(groupId)) === 'sending');
  const begin = (groupId: string | null) => (event: MouseEvent<HTMLElement>) => {
    const around = event.currentTarget.closest<HTMLElement>('[data-section], .part');
    next.current = around?.querySelector<HTMLElement>('.name') ?? around;
    if (!sending) start.run(inputOf(groupId));
  };
  const busy = (groupId: string | null) => start.phaseOf(inputOf(groupId)) === 'sending';
  const several = teams.length > 1;
  return (
    <section className="team" part="blank" aria-label={t(alone ? 'team.either' : 'team.title')}>
      {start.unsent.map(({ input }) => <NotSent key={input.groupId} text={t('team.notSent')} retry={() => start.run(input)} />)}
      <div className="lead">
        <span className="muted"><Icon of={Users} size="lg" /></span>
        <Heading level={below(headingLevel)} className="title">{t(alone ? 'team.either' : 'team.title')}</Heading>
        {teams.length === 0 && <p>{t(alone ? 'team.noneAlone' : 'team.none')}</p>}
      </div>
      {teams.map((team) => (
        <div className="of" key={team.groupId}>
          <Heading level={below(headingLevel, 2)}><bdi>{team.name}</bdi></Heading>
          <ul>
            {team.members.map((one) => (
              <li key={one.id}>
                <span className={one.begun ? 'face begun' : 'face'} data-initials={one.initials} />
                <span className="who">
                  <span><bdi>{one.name}</bdi>{one.own && <> ({t('team.you')})</>}</span>
                  {one.unit && <small><bdi>{one.unit}</bdi></small>}
                </span>
                <span className={one.begun ? 'num' : 'muted num'}>{one.text}</span>
              </li>
            ))}
          </ul>
          <p>{t(team.action === 'join' ? 'team.askJoin' : 'team.askStart')}</p>
          <Button {...(!several && { look: 'filled' as const })} icon={Users} busy={busy(team.groupId)} onClick={begin(team.groupId)}>
            {t(team.action === 'join' ? 'team.join' : 'team.start')}
            {several && <VisuallyHidden> {team.name}</VisuallyHidden>}
          </Button>
        </div>
      ))}
      {alone && (
        <div className="own">
          <Button {...(teams.length === 0 && { look: 'filled' as const })} icon={UserRound} busy={busy(null)} onClick={begin(null)}>{t('team.alone')}</Button>
          <p className="muted">{t('team.stays')}</p>
        </div>
      )}
    </section>
  );
}
