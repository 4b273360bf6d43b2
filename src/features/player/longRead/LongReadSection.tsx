import Check from 'lucide/dist/esm/icons/check.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import Puzzle from 'lucide/dist/esm/icons/puzzle.mjs';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { CommandPhase } from '../../../data/player/Command.ts';
import { useContent } from '../../../data/player/useContent.ts';
import type { TreeRow } from '../../../domain/flattenTree.ts';
import type { Activity } from '../../../domain/activity.ts';
import { isTimed } from '../../../domain/isTimed.ts';
import { watchedSection } from '../../../domain/watchedSection.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { below, Heading, type HeadingLevel } from '../../../ui/Heading.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useNear } from '../../../ui/useNear.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { TextSkeleton } from '../AuthorHtml.tsx';
import { offerOf } from '../completeOf.ts';
import { HandInButton } from '../HandInButton.tsx';
import { LateCode } from '../LateCode.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { PartBody } from '../PartBody.tsx';
import { LateTeam } from '../LateTeam.tsx';
import type { TeamCourse } from '../team/TeamProps.ts';
import type { Section } from './sectionModel.ts';

/** What a part has to know to be put under watch by itself (PROCT-3). */
export interface Watching {
  /** Undefined before the tree is there, and then there is no part either. */
  readonly root: Activity | undefined;
  /** The course is under watch as a whole. */
  readonly proctored: boolean;
  /** The run goes on. */
  readonly inProgress: boolean;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

/** What can be done with a part of a long read. */
export interface SectionActions {
  /** It has come into view. */
  readonly onOpen: (row: TreeRow, starts: boolean) => void;
  readonly onComplete: (path: readonly string[]) => void;
  readonly phaseOf: (path: readonly string[]) => CommandPhase;
  /** What is known of being under watch (PROCT-3). */
  readonly watching: Watching;
  /** Whose course it is, for what is done together. */
  readonly course: TeamCourse;
}

export interface LongReadSectionProps extends SectionActions {
  readonly section: Section;
  readonly named: boolean;
  readonly workflowId: string;
  /** Of its own heading; without names of the one over it. */
  readonly headingLevel: HeadingLevel;
}

/** What it holds is asked for when it comes this near to the view, in CSS pixels. */
const ahead = 400;
const loadWatch = () => import('../watch/Watch.tsx');
const signs = { closed: Lock, unsupported: Puzzle };

/** One part of a long read: name, content, and its own mark (PRESENT-2, PRESENT-3). */
export function LongReadSection({ section, named, workflowId, headingLevel, onOpen, onComplete, phaseOf, course, watching }: LongReadSectionProps) {
  const t = useTexts('player');
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const near = useNear(place, ahead);
  const seen = useNear(place, 0);
  const { kind, name, axis, complete } = section;
  const { part } = section.row;
  const offer = offerOf(complete, useContent(workflowId, part.activityPathId));
  const [ready, setReady] = useState(false);
  const watched = ready || !watching.root || kind !== 'content' ? null : watchedSection(watching.root, section.row, watching);
  const open = useEffectEvent(() => onOpen(section.row, section.starts));
  const team = near && section.team && <LateTeam {...section.team} {...course} workflowId={workflowId} name={name} asked={kind === 'team'} headingLevel={headingLevel} />;
  useEffect(() => {
    if (seen && kind === 'content' && !watched) open();
  }, [seen, kind, section.starts, watched === null]); // eslint-disable-line react-hooks/exhaustive-deps
  if (kind === 'group') return named ? <Heading level={headingLevel} className="title name group"><bdi>{name}</bdi></Heading> : null;
  const done = offer === 'done';
  return (
    <section ref={place} data-section={section.id} className="section" {...(named ? { 'aria-labelledby': id } : { 'aria-label': name, 'tabIndex': -1 })}>
      {named && <Heading level={headingLevel} className="title name" id={id} tabIndex={-1}><bdi>{name}</bdi></Heading>}
      {section.over && <p className="over">{section.over}</p>}
      {(kind === 'team' || kind === 'content') && team}
      {kind === 'team' ? null : kind !== 'content' ? (
        <p className="shut">
          <Icon of={section.row.icon === 'draft' ? Clock : signs[kind]} />
          <span>{section.text ?? t('unsupported')}</span>
        </p>
      ) : near && watched ? (
        <LateCode load={loadWatch} meanwhile={<TextSkeleton />} failed={(again) => <LoadFailure what="textFailed" error={null} headingLevel={below(headingLevel)} busy={false} retry={again} />}>
          {({ Watch }) => <Watch {...watched} objectiveId={course.objectiveId} workflowId={workflowId} headingLevel={headingLevel} emit={watching.emit} onReady={() => setReady(true)} />}
        </LateCode>
      ) : near ? (
        <PartBody name={name} workflowId={workflowId} activityPathId={part.activityPathId} path={axis} open={complete === 'can'} timed={isTimed(part) || part.child.proctored} headingLevel={headingLevel} done={done} onSeen={() => complete === 'bySeeing' && onComplete(axis)} />
      ) : (
        <TextSkeleton />
      )}
      {(done || (offer === 'mark' && !watched)) && (
        <p className="done">
          <Button {...(done && { look: 'quiet' as const })} icon={Check} disabled={done} busy={phaseOf(axis) === 'sending' && !done} onClick={() => onComplete(axis)}>
            {t(done ? 'marked' : 'markComplete')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </p>
      )}
      {offer === 'handIn' && !watched && <p className="done"><HandInButton of={part.activityPathId}><VisuallyHidden> {name}</VisuallyHidden></HandInButton></p>}
    </section>
  );
}
