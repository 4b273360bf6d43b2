import type { CourseSource } from '../../data/courses/CourseSource.ts';
import type { ListName, ListRequest } from '../../data/courses/ListRequest.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { Moment } from '../../domain/time/moment.ts';
import type { User } from '../../domain/person/user.ts';
import type { Key } from '../../i18n/keys.ts';
import type { Route } from '../../routes/route.ts';
import type { CardView, CardWords } from './card/CardView.ts';

/** The differences between one list of courses and the others. */
export interface ListKind {
  readonly name: ListName;
  readonly heading: (user: Pick<User, 'features'> | null) => Key<'courses'>;
  /** The whole list. */
  readonly all: ListRequest;
  readonly source: (request: ListRequest) => CourseSource;
  /** @param at place in the list, counted from 0 */
  readonly card: (access: ObjectiveAccess, moment: Moment, words: CardWords, at: number) => CardView;
  /** The route of the list with a query. */
  readonly route: (query: string) => Route;
  /** Domain of the open catalog; empty for lists of a person. */
  readonly domain: string;
}
