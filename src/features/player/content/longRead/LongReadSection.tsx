import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useContent } from '../../../../data/player/useContent.ts';
import { proctoredSection } from '../../../../domain/proctoring/proctoredSection.ts';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { useNear } from '../../../../ui/scroll/useNear.ts';
import { offerOf } from '../../base/completeOf.ts';
import { PartTeam } from '../../parts/team/PartTeam.tsx';
import { useMark } from '../marking/useMark.tsx';
import { useSavedTools } from '../useSavedTools.ts';
import type { LongReadSectionProps } from './LongReadSectionProps.ts';
import { SectionBody } from './SectionBody.tsx';
import { SectionEnd } from './SectionEnd.tsx';
import { classes } from './longRead.css';

/** The content is requested when the part is this near to the view, in CSS pixels. */
const ahead = 400;

/** One part of a long read: name, content, its own mark and bookmark (PRESENT-2, PRESENT-3, SAVED-1). */
export function LongReadSection(props: LongReadSectionProps) {
  const { section, named, workflowId, headingLevel, onOpen, onComplete, phaseOf, course, objective, proctoring } =
    props;
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const near = useNear(place, ahead);
  const seen = useNear(place, 0);
  const saved = useSavedTools();
  const { kind, name, axis } = section;
  const { activityPathId } = section.row.part;
  const content = useContent(workflowId, activityPathId);
  const offer = offerOf(section.complete, content);
  const { mark, question } = useMark(content, () => onComplete(axis));
  const [ready, setReady] = useState(false);
  const waiting =
    ready || !proctoring.root || kind !== 'content' ? null : proctoredSection(proctoring.root, section.row, proctoring);
  const open = useEffectEvent(() => onOpen(section.row, section.starts));
  useEffect(() => {
    if (seen && kind === 'content' && !waiting) open();
  }, [seen, kind, section.starts, waiting === null]); // eslint-disable-line react-hooks/exhaustive-deps
  const heading = named && (
    <Heading
      level={headingLevel}
      className={`title ${classes.name}${kind === 'group' ? ' group' : ''}`}
      {...(kind !== 'group' && { id, tabIndex: -1 })}
    >
      <bdi>{name}</bdi>
    </Heading>
  );
  if (kind === 'group') return heading;
  return (
    <section
      ref={place}
      data-section={section.id}
      className="section"
      {...(named ? { 'aria-labelledby': id } : { 'aria-label': name, 'tabIndex': -1 })}
    >
      {heading}
      {section.over && <p className={classes.over}>{section.over}</p>}
      {near && section.team && (kind === 'team' || kind === 'content') && (
        <PartTeam
          {...section.team}
          {...course}
          workflowId={workflowId}
          name={name}
          asked={kind === 'team'}
          headingLevel={headingLevel}
        />
      )}
      <SectionBody {...props} near={near} waiting={waiting} done={offer === 'done'} onReady={() => setReady(true)} />
      <div className={saved ? 'section-end saves' : 'section-end'}>
        <SectionEnd
          offer={offer}
          name={name}
          activityPathId={activityPathId}
          shown={!waiting}
          sending={phaseOf(axis) === 'sending'}
          onMark={mark}
        />
        {saved?.tools && near && (
          <saved.tools.SavedToggle
            named
            row={section.row}
            course={objective}
            userId={course.userId}
            workflowId={workflowId}
          />
        )}
      </div>
      {question}
    </section>
  );
}
