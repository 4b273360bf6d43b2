import type { HomeTask } from '../../../../domain/home/homeTasks.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import type { Formats } from '../../../../i18n/formats.ts';
import type { Translate } from '../../../../i18n/locale.ts';
import { askFinish } from '../../../../routes/askFinish.ts';
import { dateRoute } from '../../../../routes/dateRoute.ts';
import type { Route } from '../../../../routes/route.ts';

/** A task in words. */
export interface TaskView {
  readonly id: string;
  readonly kind: HomeTask['kind'];
  /** The name of the part, or of the course. */
  readonly name: string;
  /** "Start by 24 Nov, 08:00". */
  readonly what: string;
  /** The course of a part: "STA 210". */
  readonly course: string;
  readonly route: Route;
}

/** The route of a task: the question whether to finish the course, else that of its date. */
const routeOf = (task: HomeTask): Route =>
  task.kind === 'finish'
    ? { name: 'course', objectiveId: task.objectiveId, aggregateId: null, review: false, query: askFinish }
    : dateRoute(task);

/** A task in words (DASH-6). */
export function taskView(task: HomeTask, { now }: Moment, t: Translate<'home'>, formats: Formats): TaskView {
  const { id, kind, part, courseName, code, at } = task;
  return {
    id,
    kind,
    name: part?.name ?? courseName,
    what: t(`task.${kind}`, { date: at === null ? '' : formats.moment(at, now) }),
    course: part ? (code ?? courseName) : (code ?? ''),
    route: routeOf(task),
  };
}
