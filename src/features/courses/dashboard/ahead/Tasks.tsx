import { useId } from 'react';
import CirclePlay from 'lucide/dist/esm/icons/circle-play.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Flag from 'lucide/dist/esm/icons/flag.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { HomeTask } from '../../../../domain/home/homeTasks.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { routeLink } from '../../../../routes/routeLink.ts';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { taskView } from './taskModel.ts';

const icons = { lateUntil: TriangleAlert, startBy: Clock, finish: Flag, start: CirclePlay };

export interface TasksProps {
  readonly tasks: readonly HomeTask[];
  /** Whether the dates still load, which may bring more tasks. */
  readonly waiting: boolean;
  readonly moment: Moment;
  readonly headingLevel: HeadingLevel;
}

/** The learner's tasks besides those in Due soon (DASH-6). */
export function Tasks({ tasks, waiting, moment, headingLevel }: TasksProps) {
  const { routes } = usePort();
  const [t, formats] = [useTexts('home'), useFormats()];
  const id = useId();
  return (
    <section aria-labelledby={id} part="tasks">
      <Heading level={headingLevel} id={id}>
        {t('tasks')}
      </Heading>
      <div className="home-box home-rows">
        {tasks.length === 0 && <p className="muted">{waiting ? '\u00a0' : t('tasksNone')}</p>}
        {tasks.length > 0 && (
          <ul>
            {tasks
              .map((task) => taskView(task, moment, t, formats))
              .map((task, at) => (
                <li key={task.id} className={`home-task home-${task.kind}`}>
                  <Icon of={icons[task.kind]} />
                  <p>
                    <a className="whole" aria-describedby={`${id}${at}w`} {...routeLink(task.route, routes.hrefFor)}>
                      <bdi>{task.name}</bdi>
                    </a>
                    <span id={`${id}${at}w`}>
                      {task.course && (
                        <>
                          <bdi>{task.course}</bdi>
                          {' · '}
                        </>
                      )}
                      {task.what}
                    </span>
                  </p>
                </li>
              ))}
          </ul>
        )}
      </div>
    </section>
  );
}
