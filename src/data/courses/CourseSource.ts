import type { QueryKey } from '@tanstack/query-core';
import type { RuntimePort } from '../../port/port.ts';
import type { CoursePage } from './courseItems.ts';

/** The source of the courses of a list. */
export interface CourseSource {
  /** Their key in the cache. */
  readonly key: QueryKey;
  /** Name of the call, for reports. */
  readonly call: string;
  /** Asks for the page that begins at `skip`. */
  readonly ask: (port: RuntimePort, skip: number, signal: AbortSignal) => Promise<CoursePage>;
}
