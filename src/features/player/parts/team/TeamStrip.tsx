import { useQuery } from '../../../../data/query/useQuery.ts';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { groupRunQuery } from '../../../../data/player/groupRunQuery.ts';
import type { Participant } from '../../../../domain/person/participant.ts';
import { useDirection, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import type { TeamProps } from './TeamProps.ts';
import { teamLine } from './teamLine.ts';

/** The team that does a part: the group's own run through it (TEAM-1). */
export function TeamStrip({
  people,
  workflowId,
  aggregateId,
  userId,
}: TeamProps & { readonly people: readonly Participant[] }) {
  const port = usePort();
  const t = useTexts('parts');
  const { tag } = useDirection();
  const own = people.find(({ id, started }) => id === userId && started !== null);
  const run = useQuery(
    {
      ...groupRunQuery(port, workflowId, aggregateId, own?.groupActivityWorkflowId ?? ''),
      enabled: Boolean(own?.groupActivityWorkflowId),
    },
    port.cache,
  );
  const line = teamLine(people, userId, run.data ?? null, { t, tag });
  return (
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
  );
}
