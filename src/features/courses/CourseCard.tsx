import Calendar from 'lucide/dist/esm/icons/calendar.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useTexts } from '../../i18n/context.tsx';
import type { Route } from '../../routes/route.ts';
import { routeLink } from '../../routes/routeLink.ts';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/Cover.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Measure } from '../../ui/Measure.tsx';
import { Slip } from '../../ui/Slip.tsx';
import type { CardView } from './CardView.ts';

const icons = { calendar: Calendar, check: Check, clock: Clock, hourglass: Hourglass, lock: Lock, warning: TriangleAlert };

interface CourseCardProps {
  readonly view: CardView;
  readonly headingLevel: HeadingLevel;
  readonly hrefFor: (route: Route) => string;
}

/** One course of the list, as its view model says. */
export function CourseCard({ view, headingLevel, hrefFor }: CourseCardProps) {
  const t = useTexts('courses');
  const { slip, meta, measure, start, details } = view;
  return (
    <Card
      title={view.title}
      headingLevel={headingLevel}
      link={routeLink(view.route, hrefFor)}
      off={view.off}
      over={
        <>
          <span>{view.over.collections}</span>
          {view.over.priority && <span className="priority">{view.over.priority}</span>}
        </>
      }
      state={view.state}
      cover={
        <Cover colour={view.colour} motif={view.motif} code={view.code} imageUrl={view.imageUrl} dimmed={view.off}>
          {slip && <Slip {...slip} icon={slip.icon && icons[slip.icon]} />}
        </Cover>
      }
      meta={
        meta && (
          <>
            {meta.icon && <span className="tone-danger"><Icon of={icons[meta.icon]} size="xs" /></span>}
            <span className={meta.overdue ? 'tone-danger' : undefined}>{meta.text}</span>
          </>
        )
      }
      measure={measure && <Measure value={measure.value} text={measure.text} waiting={measure.waiting} label={t('progress')} />}
      footStart={
        <>
          {start.icon && <Icon of={icons[start.icon]} size="xs" />}
          <span>{start.text}</span>
        </>
      }
      footEnd={
        details ? (
          <a className="detail" {...routeLink(details.route, hrefFor)} aria-label={details.label}>
            {t('details')}
            <Icon of={ChevronRight} size="xs" flip />
          </a>
        ) : (
          view.end
        )
      }
    />
  );
}
