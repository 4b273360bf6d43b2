import type { HostEnd } from '../../../bridge/channel/hostEnd.ts';
import type { FrameEmit } from '../manifest.ts';
import { knownCode } from '../model.ts';

/**
 * Raises events of the page in the frame as events of the element.
 * @param raise raises an event of the element that the page shows
 */
export function forwardEvents(end: HostEnd, emit: FrameEmit, raise?: (name: string, detail: unknown) => unknown): void {
  end.on('course.opened', (detail) => emit('lectern-course-opened', detail));
  end.on('course.started', (detail) => emit('lectern-course-started', detail));
  end.on('course.finished', (detail) => emit('lectern-course-finished', detail));
  end.on('certificate.opened', (detail) => emit('lectern-certificate-opened', detail));
  end.on('enrolment.created', (detail) => emit('lectern-course-enrolled', detail));
  end.on('element.event', ({ name, detail }) => raise?.(name, detail));
  end.on('error', ({ code, retryable, correlationId }) =>
    emit('lectern-error', {
      code: knownCode(code),
      message: 'told by the page in the frame',
      retryable,
      correlationId: correlationId ?? null,
    }),
  );
}
