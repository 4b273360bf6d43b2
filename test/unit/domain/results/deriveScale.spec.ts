import { describe, expect, it } from 'vitest';
import { gradingScales } from '../../../../src/contract/courses/gradingScales.ts';

const grades = [
  { id: 'a', name: 'A', normalizedMinScore: 0.8, color: '#063' },
  { id: 'c', name: 'C', normalizedMinScore: 0.5, color: null },
  { id: 'f', name: 'F', normalizedMinScore: 0, color: null },
];
const scale = { id: 's', name: 'Letters', description: 'By letters', maxScore: 50 };
const read = (more: object) => gradingScales.read({ data: [{ ...scale, ...more }] }).items[0];

describe('DATA-9 what follows from the grades of a scale', () => {
  it.each<[string, object, object]>([
    [
      'the passing score, from the passing grade',
      { grades, passingGradeId: 'c' },
      { normalizedPassingScore: 0.5, passingGrade: { id: 'c' }, numberOfGrades: 3 },
    ],
    [
      'grades by their other name',
      { objectiveGrades: grades, passingGradeId: 'a' },
      { normalizedPassingScore: 0.8, passingGrade: { id: 'a' }, numberOfGrades: 3 },
    ],
    [
      'the passing grade, from the passing score',
      { grades, normalizedPassingScore: 0.6 },
      { normalizedPassingScore: 0.6, passingGrade: { id: 'a' }, numberOfGrades: 3 },
    ],
    [
      'the passing grade whose least score is the passing score itself',
      { grades, normalizedPassingScore: 0.5 },
      { normalizedPassingScore: 0.5, passingGrade: { id: 'c' } },
    ],
    [
      'what is given stands',
      { grades, passingGradeId: 'c', normalizedPassingScore: 0.55, numberOfGrades: 9 },
      { normalizedPassingScore: 0.55, passingGrade: { id: 'c' }, numberOfGrades: 9 },
    ],
    [
      'grades without ids name none',
      { grades: grades.map(({ id: _, ...grade }) => grade) },
      { normalizedPassingScore: null, passingGrade: null, numberOfGrades: 3 },
    ],
    [
      'nothing but itself',
      {},
      { ...scale, grades: [], normalizedPassingScore: null, passingGrade: null, numberOfGrades: 0 },
    ],
  ])('%s', (_, given, expected) => expect(read(given)).toMatchObject(expected));
});
