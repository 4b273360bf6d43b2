import type { CourseSketch } from './stateCourse.ts';
import { picture } from './statePicture.ts';

/** Courses of a catalog: to be chosen, opening later, coming, closed, and one that is mandatory. */
export const catalogSketches: readonly CourseSketch[] = [
  {
    code: 'BIO 101',
    term: 'autumn',
    name: 'Chemistry of Living Things',
    collection: 'Life sciences',
    parts: [0, 12],
    hours: 5,
    catalog: true,
  },
  {
    code: 'NEU 215',
    term: 'autumn',
    name: 'Sleep and the Ageing Brain',
    collection: 'Life sciences',
    image: picture('#dfe7d8', '#7ba6b3'),
    parts: [0, 16],
    hours: 6,
    catalog: true,
  },
  {
    code: 'SAF 002',
    term: 'spring',
    name: 'Fire Safety for Everybody',
    collection: 'Safety',
    mandatory: true,
    parts: [0, 4],
    hours: 1,
    catalog: true,
  },
  {
    code: 'EPI 330',
    term: 'spring',
    name: 'Surveillance of Epidemics',
    collection: 'Clinical practice',
    parts: [0, 21],
    hours: 10,
    opens: '2026-12-01',
    catalog: true,
  },
  {
    code: 'PHA 410',
    name: 'Drug Interactions',
    collection: 'Clinical practice',
    parts: [0, 9],
    draft: true,
    catalog: true,
  },
  { code: 'LEA 110', name: 'Meetings That End', layout: 'tiles', topics: 6, hours: 2, catalog: true },
  {
    code: 'HIS 120',
    name: 'Hospitals in the Middle Ages',
    collection: 'Humanities of medicine',
    parts: [0, 8],
    hours: 3,
    closes: '2026-11-01',
    catalog: true,
  },
];
