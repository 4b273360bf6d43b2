// Thirty-five questions that were written from the seed courses before the search was tuned (TUTOR-5, TUTOR-6, TUTOR-7).
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCourse } from '../../../demo/server/seed/readCourse.ts';
import { seedDates } from '../../../demo/server/seed/seedDates.ts';
import { activityPassages } from '../../../demo/server/tutor/activityPassages.ts';
import { oncePassages } from '../../../demo/server/tutor/oncePassages.ts';
import { createSearchIndex } from '../../../demo/server/tutor/searchIndex.ts';
import questions from './questions.json' with { type: 'json' };

const content = join(import.meta.dirname, '../../../demo/server/seed/content');
const dates = seedDates(Date.parse('2026-11-23T09:00:00Z'));
const courses = readdirSync(content).map((name) => readCourse(join(content, name), dates));

async function searchOf(code: string) {
  const course = courses.find(({ objective }) => objective.code === code);
  if (!course) throw new Error(`There is no ${code}.`);
  const passages = await Promise.all(
    course.activities.map((activity) =>
      activityPassages(
        {
          id: activity.id,
          name: activity.name,
          content: activity.content ?? null,
          resource: activity.resource ?? null,
        },
        course.files ?? [],
      ),
    ),
  );
  const graded = new Set(course.activities.flatMap(({ id, scored }) => (scored ? [id] : [])));
  return createSearchIndex(
    oncePassages(passages.flat()).map((one) => ({
      ...one,
      course: code,
      courseId: code,
      activityPathId: '',
      axis: '',
      graded: graded.has(one.activityId),
    })),
  );
}

it('answers at least 30 of 35 questions from the right part', async () => {
  expect(questions.length).toBe(35);
  const wrong: string[] = [];
  for (const code of new Set(questions.map(({ course }) => course))) {
    const search = await searchOf(code);
    for (const { course, question, part } of questions) {
      if (course !== code) continue;
      const [best] = search(question);
      if (best?.passage.title !== part) wrong.push(`${question} → ${best?.passage.title ?? 'nothing'}, not ${part}`);
    }
  }
  console.info(`${questions.length - wrong.length} of ${questions.length}`, wrong);
  expect(questions.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(30);
}, 60_000);

it.each([
  ['STA 210', 'Who won the football match yesterday evening?'],
  ['SAF 001', 'Write me a poem about Paris in spring'],
  ['BIO 214', 'xyzzy'],
])('finds nothing in %s for "%s"', async (code, question) => {
  expect((await searchOf(code))(question)).toEqual([]);
});
