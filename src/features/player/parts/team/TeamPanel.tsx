import type { TeamNews } from '../../../../data/player/team/followTeam.ts';
import { initials } from '../../../../domain/person/initials.ts';
import type { Participant } from '../../../../domain/person/participant.ts';
import { useDirection, useFormats, useTexts } from '../../../../i18n/context.tsx';
import type { Translate } from '../../../../i18n/locale.ts';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { TextSkeleton } from '../AuthorHtml.tsx';
import { memberNow } from './presenceModel.ts';

export interface TeamPanelProps {
  readonly name: string;
  readonly groupId: string;
  /** Undefined while they are loading. */
  readonly people: readonly Participant[] | undefined;
  readonly failed: boolean;
  readonly offline: boolean;
  readonly busy: boolean;
  readonly news: TeamNews;
  readonly userId: string;
  readonly t: Translate<'teamwork'>;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The members of a team: name, address, unit, and whether each one is present, has begun and has finished (TEAM-9). */
export function TeamPanel({ name, groupId, people, failed, offline, busy, news, userId, t, ...on }: TeamPanelProps) {
  const port = usePort();
  const [parts, common] = [useTexts('parts'), useTexts('common')];
  const formats = useFormats();
  const { tag } = useDirection();
  const now = port.clock.now();
  const words = { t, tag, formats, now };
  const members = people?.filter((one) => one.groupId === groupId);
  const standing = ({ started, finished }: Participant) => {
    if (finished !== null) return t('doneOn', { date: formats.day(finished, now) });
    return started === null ? parts('team.notBegun') : parts('team.begun', { date: formats.day(started, now) });
  };
  const list = () => {
    if (!members && failed)
      return (
        <div role="alert">
          <p>{parts('team.failed')}</p>
          <Button busy={busy} onClick={on.onRetry}>
            {common('tryAgain')}
          </Button>
        </div>
      );
    if (!members)
      return (
        <div role="status" aria-label={parts('team.loading')}>
          <TextSkeleton />
        </div>
      );
    if (members.length === 0) return <p>{t('empty')}</p>;
    return (
      <ul className="team-list">
        {members.map((one) => {
          const { id, firstName, middleName, lastName, email, primaryUnit } = one;
          const whole = [firstName, middleName, lastName].filter(Boolean).join(' ');
          const present = memberNow(news.live, id, groupId, words);
          return (
            <li key={id}>
              <span
                className={present.here ? 'face here' : 'face'}
                data-initials={initials(firstName, lastName)}
                aria-hidden="true"
              />
              <span className="person">
                <b>
                  <bdi>{whole}</bdi>
                  {id === userId && <> ({parts('team.you')})</>}
                </b>
                {email && (
                  <a href={`mailto:${email}`}>
                    <bdi>{email}</bdi>
                  </a>
                )}
                {primaryUnit && (
                  <small>
                    <bdi>{primaryUnit}</bdi>
                  </small>
                )}
              </span>
              <span className="now">
                <span>{standing(one)}</span>
                {present.text && <small>{present.text}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    );
  };
  const warning = () => {
    if (offline) return t('offline');
    return news.kind === 'lost' ? t('lost') : null;
  };
  return (
    <Dialog
      title={name ? t('membersOf', { team: name }) : t('members')}
      closeLabel={t('close')}
      onClose={on.onClose}
      className="team-panel"
    >
      {warning() && (
        <p className="muted" role="status">
          {warning()}
        </p>
      )}
      {list()}
    </Dialog>
  );
}
