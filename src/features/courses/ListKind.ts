import type { CourseSource } from '../../data/courses/CourseSource.ts';
import type { ListName, ListWish } from '../../data/courses/ListWish.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import type { Moment } from '../../domain/moment.ts';
import type { User } from '../../domain/user.ts';
import type { Key } from '../../i18n/keys.ts';
import type { Route } from '../../routes/route.ts';
import type { CardView, Say } from './CardView.ts';

/** What sets one list of courses apart from the others. */
export interface ListKind {
  readonly name: ListName;
  readonly heading: (user: Pick<User, 'features'> | null) => Key<'courses'>;
  /** The whole list. */
  readonly all: ListWish;
  readonly source: (wish: ListWish) => CourseSource;
  readonly card: (access: ObjectiveAccess, moment: Moment, say: Say) => CardView;
  /** Where the list is, with a query. */
  readonly route: (query: string) => Route;
  /** Whose open catalog it is; empty for lists of a person. */
  readonly domain: string;
}
