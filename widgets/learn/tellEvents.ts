import type { FrameEnd } from '../../src/bridge/frameEnd.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Tells the host what its page's own elements raise about courses and failures; nothing else of them leaves the page. */
export function tellEvents(end: FrameEnd): void {
  const on = (name: string, tell: (detail: Readonly<Record<string, unknown>>) => void) =>
    document.addEventListener(name, (event) => tell(((event as CustomEvent).detail ?? {}) as Readonly<Record<string, unknown>>));
  const run = (detail: Readonly<Record<string, unknown>>) => ({ objectiveId: text(detail['objectiveId']), workflowId: text(detail['workflowId']) });
  on('lectern-course-started', (detail) => end.tell('course.started', run(detail)));
  on('lectern-course-finished', (detail) => end.tell('course.finished', run(detail)));
  on('lectern-course-enrolled', (detail) => end.tell('enrolment.created', { objectiveId: text(detail['objectiveId']), aggregateId: text(detail['aggregateId']) }));
  on('lectern-error', ({ code, retryable, correlationId }) => end.tell('error', { code: text(code), retryable: retryable === true, ...(typeof correlationId === 'string' && { correlationId }) }));
  new MutationObserver(() => end.tell('title', { text: document.title.slice(0, 500) })).observe(document.head, { subtree: true, childList: true, characterData: true });
}
