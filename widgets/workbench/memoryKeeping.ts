import { LecternError } from '../../src/errors.ts';
import type { FeatureState } from './featureState.ts';
import type { KeepingPort, KeptCourse } from '../../src/port/port.ts';

/** Keeps courses in memory as long as an element is shown, as its state defines. */
export function memoryKeeping(keeps: NonNullable<FeatureState['keeps']>): KeepingPort {
  let courses: readonly KeptCourse[] = keeps.courses;
  let own = false;
  const listeners = new Set<() => void>();
  const change = (next: readonly KeptCourse[]) => {
    courses = next;
    listeners.forEach((listener) => listener());
  };
  const without = (objectiveId: string) => courses.filter((one) => one.objectiveId !== objectiveId);
  return {
    list: async () => courses,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    free: async () => keeps.free ?? null,
    isOwn: async () => own,
    setOwn: async (isOwn) => {
      own = isOwn;
      change(courses);
    },
    ready: () => (keeps.fault === 'never' ? new Promise(() => undefined) : Promise.resolve()),
    put: async (_objectiveId, _address, reply) => {
      await reply.arrayBuffer();
      if (keeps.fault === 'full') throw new LecternError('storage', 'no room');
    },
    write: async (course) => change([course, ...without(course.objectiveId)]),
    prune: async () => undefined,
    remove: async (objectiveId) => change(without(objectiveId)),
  };
}
