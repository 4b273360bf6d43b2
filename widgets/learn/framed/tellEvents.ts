import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import type { InFrame } from '../../index.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A host accepts an announcement of at most so many UTF-16 units. */
const longest = 500;

/**
 * Sends the host the events of the page's own elements about courses and failures; no other event leaves the page. The host makes an
 * announcement for screen readers if it can, else the page does: never both (FRAME-8).
 */
export function tellEvents(end: FrameEnd, { announceTo }: Pick<InFrame, 'announceTo'>): void {
  const on = (name: string, tell: (detail: Readonly<Record<string, unknown>>) => void) =>
    document.addEventListener(name, (event) =>
      tell(((event as CustomEvent).detail ?? {}) as Readonly<Record<string, unknown>>),
    );
  const run = (detail: Readonly<Record<string, unknown>>) => ({
    objectiveId: text(detail['objectiveId']),
    workflowId: text(detail['workflowId']),
  });
  on('lectern-course-started', (detail) => end.tell('course.started', run(detail)));
  on('lectern-course-finished', (detail) => end.tell('course.finished', run(detail)));
  on('lectern-course-enrolled', (detail) =>
    end.tell('enrolment.created', {
      objectiveId: text(detail['objectiveId']),
      aggregateId: text(detail['aggregateId']),
    }),
  );
  on('lectern-certificate-opened', (detail) =>
    end.tell('certificate.opened', { certificateNumber: text(detail['certificateNumber']) }),
  );
  on('lectern-error', ({ code, retryable, correlationId }) =>
    end.tell('error', {
      code: text(code),
      retryable: retryable === true,
      ...(typeof correlationId === 'string' && { correlationId }),
    }),
  );
  announceTo((said) => {
    const isTaken = end.state() === 'open' && end.caps().includes('announce') && said.length <= longest;
    if (isTaken) end.tell('announce', { text: said, polite: true });
    return isTaken;
  });
  new MutationObserver(() => end.tell('title', { text: document.title.slice(0, 500) })).observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
