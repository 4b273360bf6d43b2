import Users from 'lucide/dist/esm/icons/users.mjs';
import type { MouseEvent } from 'react';
import type { TeamLive } from '../../../../domain/person/teamLive.ts';
import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import type { TeamView } from './teamModel.ts';

export interface TeamBoxProps {
  readonly team: TeamView;
  /** The members who are present now; null while this is unknown. */
  readonly live: TeamLive | null;
  /** Whether it is the only team. */
  readonly only: boolean;
  readonly headingLevel: HeadingLevel;
  readonly busy: boolean;
  readonly onStart: (event: MouseEvent<HTMLElement>) => void;
}

/** One team: its members, which of them have begun, and the button to start or join (TEAM-2). */
export function TeamBox({ team, live, only, headingLevel, busy, onStart }: TeamBoxProps) {
  const t = useTexts('parts');
  const own = useLazyTexts('teamwork');
  const isHere = (id: string) =>
    live?.people.some((one) => one.id === id && one.groupId === team.groupId && one.presence === 'here') ?? false;
  return (
    <div className="team-of">
      {team.name && (
        <Heading level={headingLevel}>
          <bdi>{team.name}</bdi>
        </Heading>
      )}
      <ul>
        {team.members.map((one) => (
          <li key={one.id}>
            <span className={one.begun ? 'face begun' : 'face'} data-initials={one.initials} />
            <span className="person">
              <span>
                <bdi>{one.name}</bdi>
                {one.own && <> ({t('team.you')})</>}
              </span>
              {own && !one.own && isHere(one.id) && <small className="here">{own('here')}</small>}
              {one.unit && (
                <small>
                  <bdi>{one.unit}</bdi>
                </small>
              )}
            </span>
            <span className={one.begun ? 'num' : 'muted num'}>{one.text}</span>
          </li>
        ))}
      </ul>
      <p>{t(team.action === 'join' ? 'team.askJoin' : 'team.askStart')}</p>
      <Button {...(only && { look: 'filled' as const })} icon={Users} busy={busy} onClick={onStart}>
        {t(team.action === 'join' ? 'team.join' : 'team.start')}
        {!only && <VisuallyHidden> {team.name}</VisuallyHidden>}
      </Button>
    </div>
  );
}
