import Calendar from 'lucide/dist/esm/icons/calendar.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { pictureOn } from '../../../web/pictureOn.ts';
import { useTexts } from '../../../i18n/context.tsx';
import type { Route } from '../../../routes/route.ts';
import { routeLink } from '../../../routes/routeLink.ts';
import { usePort } from '../../../port/context.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Cover } from '../../../ui/cover/Cover.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { CoverBadge } from '../../../ui/cover/CoverBadge.tsx';
import { dot, type CardView } from './CardView.ts';

const icons = {
  calendar: Calendar,
  check: Check,
  clock: Clock,
  hourglass: Hourglass,
  lock: Lock,
  warning: TriangleAlert,
};

/** Facts joined by dots. Each fact stays in one piece with the dot before it; CSS hides a dot at the start of a line. */
const factsIn = (text: string) => (
  <span className="facts-in">
    {text.split(dot).map((fact, index) => (
      <span key={index} className="fact">
        {index > 0 && <span className="dot">{dot}</span>}
        {fact}
      </span>
    ))}
  </span>
);

interface CourseCardProps {
  readonly view: CardView;
  readonly headingLevel: HeadingLevel;
  readonly hrefFor: (route: Route) => string;
}

/** One course of the list, drawn from its view model. */
export function CourseCard({ view, headingLevel, hrefFor }: CourseCardProps) {
  const t = useTexts('courses');
  const { host } = usePort();
  const { badge, meta, progressBar, start, action } = view;
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
        <Cover
          colour={view.colour}
          motif={view.motif}
          code={view.code}
          imageUrl={pictureOn(view.imageUrl, host.apiBase)}
          dimmed={view.off}
        >
          {badge && <CoverBadge {...badge} icon={badge.icon && icons[badge.icon]} />}
        </Cover>
      }
      meta={
        meta && (
          <>
            {meta.icon && (
              <span className={meta.overdue ? 'tone-danger' : undefined}>
                <Icon of={icons[meta.icon]} size="xs" />
              </span>
            )}
            <span className={`lines ${meta.overdue ? 'tone-danger' : ''}`}>{factsIn(meta.text)}</span>
          </>
        )
      }
      progressBar={
        progressBar && (
          <>
            {progressBar.waiting && view.end && <p className="meta num">{view.end}</p>}
            <ProgressBar {...progressBar} label={t('progress')} />
          </>
        )
      }
      footStart={
        <>
          {start.icon && <Icon of={icons[start.icon]} size="xs" />}
          <span>{start.text}</span>
        </>
      }
      footEnd={
        action ? (
          <a className="detail" {...routeLink(action.route, hrefFor)} aria-label={action.label}>
            {action.text}
            <Icon of={ChevronRight} size="xs" flip />
          </a>
        ) : (
          !progressBar?.waiting && view.end
        )
      }
    />
  );
}
