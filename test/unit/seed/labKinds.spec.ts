// The seed has a part of each kind of learning resource, and tools of both versions of LTI (KIND-3, LTI-52).
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { activityTypes } from '../../../src/domain/course/states.ts';
import { contentTypes, resourceKinds } from '../../../src/domain/course/resources.ts';
import { readParts } from '../../../demo/server/seed/readParts.ts';
import { seedDates } from '../../../demo/server/seed/seedDates.ts';

const folder = join(import.meta.dirname, '../../../demo/server/seed/content/lab-240');
const { activities, links } = readParts('LAB 240', folder, 'root', seedDates(Date.parse('2026-11-23T09:00:00Z')));

it.each(Object.entries(resourceKinds))('KIND-3 has a part of the kind %s', (_, number) => {
  expect(activities.some(({ resourceKind }) => resourceKind === number)).toBe(true);
});

it('KIND-3 what others have made plays in the tool, or is a package; by LTI 1.1 in one part', () => {
  const framed = activities.filter(({ type }) => type === activityTypes.lti);
  const alone = framed.filter(({ id }) => !links.some(({ activityId }) => activityId === id));
  expect(alone.map(({ resourceKind }) => resourceKind)).toEqual([resourceKinds.scorm]);
  expect(framed.filter(({ contentType }) => contentType === contentTypes.lti11)).toHaveLength(1);
});
