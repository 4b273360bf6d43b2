import { useQuery } from '../../../../data/query/useQuery.ts';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useEffect, useRef, useState } from 'react';
import { groupRunQuery } from '../../../../data/player/groupRunQuery.ts';
import type { TeamNews } from '../../../../data/player/team/followTeam.ts';
import { tellWriting } from '../../../../data/player/team/tellWriting.ts';
import type { Participant } from '../../../../domain/person/participant.ts';
import { useDirection, useTexts } from '../../../../i18n/context.tsx';
import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { Notice } from '../../../../ui/notice/Notice.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { hereLine } from './presenceModel.ts';
import { TeamPanel } from './TeamPanel.tsx';
import type { TeamProps } from './TeamProps.ts';
import { teamLine } from './teamLine.ts';

export interface TeamStripProps extends TeamProps {
  readonly people: readonly Participant[];
  readonly news: TeamNews;
  /** The state of the last request for the team. */
  readonly asking: { readonly failed: boolean; readonly offline: boolean; readonly busy: boolean };
  readonly onRetry: () => void;
}

/** The team that works on a part: the group's own run through it (TEAM-1), and the members who are present (TEAM-8). */
export function TeamStrip(props: TeamStripProps) {
  const { people, news, workflowId, activityPathId, aggregateId, userId } = props;
  const port = usePort();
  const t = useTexts('parts');
  const own = useLazyTexts('teamwork');
  const { tag } = useDirection();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const mine = people.find(({ id, started }) => id === userId && started !== null);
  const run = useQuery(
    {
      ...groupRunQuery(port, workflowId, aggregateId, mine?.groupActivityWorkflowId ?? ''),
      enabled: Boolean(mine?.groupActivityWorkflowId),
    },
    port.cache,
  );
  const line = teamLine(people, userId, run.data ?? null, { t, tag });
  const live = news.live;
  const here = own && hereLine(live, people, userId, { t: own, tag });
  const removed = live?.own?.removed ? live.own : null;
  // Tells the team that the learner is typing in this part of the page.
  const writes = news.kind === 'known' && mine !== undefined;
  useEffect(() => {
    const around = place.current?.closest<HTMLElement>('[data-section], .part');
    if (!writes || !around) return;
    const tell = tellWriting(port, { id: workflowId, activityPathId });
    const typed = ({ target }: Event) => (target as HTMLElement).localName === 'textarea' && tell();
    around.addEventListener('input', typed);
    return () => around.removeEventListener('input', typed);
  }, [port, writes, workflowId, activityPathId]);
  return (
    <div ref={place}>
      {own && removed && (
        <Notice tone="warning" role="status" title={own('removedTitle', { team: removed.name })}>
          {own(removed.closed ? 'removedClosed' : 'removedAlone')}
        </Notice>
      )}
      {!removed?.closed && (
        <p className="team-line">
          <Icon of={line.name === null ? UserRound : Users} size="s" />
          {line.name !== null && (
            <b>
              <bdi>{line.name}</bdi>
            </b>
          )}
          <span>{line.text}</span>
          {line.over && <span className="muted">{line.over}</span>}
        </p>
      )}
      {own && mine && (
        <div className="team-presence">
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {own('members')}
          </Button>
          {here && <span className="here">{here.here}</span>}
          {here?.writing && <span className="writing">{here.writing}</span>}
          <VisuallyHidden live>{here?.here ?? ''}</VisuallyHidden>
        </div>
      )}
      {own && mine && live?.answer !== undefined && live.own && !live.own.removed && (
        <SharedNote
          handedIn={live.answer?.handedIn ?? null}
          text={own(live.answer?.handedIn ? 'handedIn' : 'shared')}
        />
      )}
      {open && own && mine && (
        <TeamPanel
          name={mine.groupName}
          groupId={mine.groupId}
          people={people}
          {...props.asking}
          news={news}
          userId={userId}
          t={own}
          onRetry={props.onRetry}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Says that the text belongs to the whole team (TEAM-10); nothing in a part without a team. */
const SharedNote = ({ handedIn, text }: { readonly handedIn: boolean | null; readonly text: string }) =>
  handedIn !== null && <p className="team-note muted">{text}</p>;
