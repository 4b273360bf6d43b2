import type { QueryKey } from '@tanstack/query-core';
import type { RuntimePort } from '../../port/port.ts';
import type { CoursePage } from './courseItems.ts';

/** Where the courses of a list come from. */
export interface CourseSource {
  /** Under which they lie in the cache. */
  readonly key: QueryKey;
  /** Name of the call, for reports. */
  readonly call: string;
  /** Asks for the page that begins at `skip`. */
  readonly ask: (port: RuntimePort, skip: number, signal: AbortSignal) => Promise<CoursePage>;
}
