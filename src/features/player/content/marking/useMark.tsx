import { useState, type ReactNode } from 'react';
import { isDaysAway } from '../../../../domain/time/isDaysAway.ts';
import type { PartContent } from '../../../../domain/tree/partContent.ts';
import { usePort } from '../../../../port/context.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { NotOpened } from '../../base/lazy/NotOpened.tsx';

const EventQuestion = lazyPart(async () => (await import('../../parts/event/EventQuestion.tsx')).EventQuestion, {
  Failed: NotOpened,
});

/**
 * The action of a button "Mark as complete": it completes the part, but asks first if the part is an event days away
 * (EVENT-5).
 * @returns `mark` for the button, and `question` to be drawn next to it
 */
export function useMark(
  content: PartContent | undefined,
  onComplete: () => void,
): { readonly mark: () => void; readonly question: ReactNode } {
  const { clock } = usePort();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const startsAt = content?.kind === 'event' ? content.startsAt : null;
  return {
    mark: () => (isDaysAway(startsAt, clock.now()) ? setAsking(true) : onComplete()),
    question: asking && startsAt !== null && (
      <EventQuestion
        startsAt={startsAt}
        onClose={close}
        onComplete={() => {
          close();
          onComplete();
        }}
      />
    ),
  };
}
