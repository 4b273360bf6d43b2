// OFF-6: a course is kept as a whole, or counts as before.
import { expect, it, vi } from 'vitest';
import { keepCourse, type KeepInput } from '../../../src/data/kept/keepCourse.ts';
import { keepings } from '../../../src/data/kept/keepings.ts';
import type { RuntimePort } from '../../../src/port/port.ts';
import type { KeptCourse } from '../../../src/storage/kept/keptCourses.ts';

const input: KeepInput = {
  objectiveId: 'sta',
  name: 'Statistics',
  plan: { bytes: 0, calls: [], parts: [], reads: [] } as unknown as KeepInput['plan'],
};

/** A page that keeps a course of no parts. @param before the course as it was kept before */
function page(before?: KeptCourse) {
  const kept = new Map(before ? [[before.objectiveId, before]] : []);
  const write = vi.fn(async (course: KeptCourse) => void kept.set(course.objectiveId, course));
  const port = {
    cache: {},
    host: { apiBase: 'https://lms.example', report: vi.fn() },
    locale: { tag: () => 'en-US', load: async () => undefined },
    session: { store: { getState: () => ({ phase: 'active' }), subscribe: () => () => undefined } },
    keeping: async () => ({
      list: async () => [...kept.values()],
      ready: async () => undefined,
      prune: async () => undefined,
      write,
      remove: async (id: string) => void kept.delete(id),
    }),
  } as unknown as RuntimePort;
  const cancel = () => {
    const [keeping] = Object.values(keepings(port).getState());
    if (keeping?.kind === 'keeping') keeping.cancel();
  };
  return { port, kept, write, cancel };
}

it('is there when the last record is written', async () => {
  const { port, kept } = page();
  expect(await keepCourse(port, input)).toBe(true);
  expect(kept.get('sta')?.whole).toBe(true);
});

it('a cancellation while the first record is written leaves nothing', async () => {
  const { port, kept, write, cancel } = page();
  write.mockImplementationOnce(async (course) => {
    cancel();
    kept.set(course.objectiveId, course);
  });
  expect(await keepCourse(port, input)).toBe(false);
  expect([...kept]).toEqual([]);
  expect(keepings(port).getState()).toEqual({});
});

it('a cancellation while the last record is written comes too late: the old files are gone, and the course is kept', async () => {
  const { port, kept, write, cancel } = page();
  write.mockImplementation(async (course) => {
    if (course.whole) cancel();
    kept.set(course.objectiveId, course);
  });
  expect(await keepCourse(port, input)).toBe(true);
  expect(kept.get('sta')?.whole).toBe(true);
  expect(keepings(port).getState()).toEqual({});
});

it('a cancellation leaves the course as it was kept before', async () => {
  const before = { objectiveId: 'sta', name: 'Before', at: 1, bytes: 5, whole: true, parts: [] } as KeptCourse;
  const { port, kept, write, cancel } = page(before);
  write.mockImplementationOnce(async () => {
    cancel();
    return undefined;
  });
  expect(await keepCourse(port, input)).toBe(false);
  expect(kept.get('sta')).toEqual(before);
});
