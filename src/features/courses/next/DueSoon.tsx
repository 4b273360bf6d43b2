import { useId } from 'react';
import type { Translate } from '../../../i18n/locale.ts';
import { routeLink } from '../../../routes/routeLink.ts';
import { usePort } from '../../../port/context.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import type { DueView } from './NextView.ts';

/** The due dates, the overdue ones first (NEXT-6, NEXT-9, NEXT-10). */
export function DueSoon({
  rows,
  t,
  headingLevel,
}: {
  readonly rows: readonly DueView[];
  readonly t: Translate<'next'>;
  readonly headingLevel: HeadingLevel;
}) {
  const { routes } = usePort();
  const id = useId();
  return (
    <section className="due" aria-labelledby={id}>
      <Heading level={headingLevel} id={id}>
        {t('due')}
      </Heading>
      <ul>
        {rows.map((row, index) => (
          <li key={row.key} className={row.overdue ? 'late' : undefined}>
            <time dateTime={row.date.iso} id={`${id}${index}t`}>
              {row.date.monthFirst && <span>{row.date.month} </span>}
              <b>{row.date.day}</b>
              {!row.date.monthFirst && <span> {row.date.month}</span>}
            </time>
            <p>
              <a
                className="whole"
                aria-describedby={`${id}${index}t ${id}${index}l`}
                {...routeLink(row.route, routes.hrefFor)}
              >
                <bdi>{row.name}</bdi>
              </a>
              <span id={`${id}${index}l`}>{row.line}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
