import { accessSource } from '../../data/courses/accessSource.ts';
import { allEnrolled } from '../../data/courses/enrolledPage.ts';
import { enrolledKey } from '../../data/courses/keys.ts';
import { cardView } from './card/cardModel.ts';
import type { ListKind } from './ListKind.ts';
import { headingKey } from './model.ts';

/** The learner's own courses (LIST-3). */
export const enrolledKind: ListKind = {
  name: 'enrolled',
  heading: headingKey,
  all: allEnrolled,
  source: (request) => accessSource(enrolledKey, request),
  card: cardView,
  route: (query) => ({ name: 'courses', query }),
  domain: '',
};
