import { useId } from 'react';
import { usePort } from '../../port/context.tsx';
import { routeLink } from '../../routes/routeLink.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import { classes } from './calendar.css';
import type { ItemView } from './itemView.ts';
import { kindIcon } from './kindIcon.ts';

/** A list of dates: the time, the kind, and a link to the part or course (CAL-4, CAL-5). */
export function DateRows({ rows, labelledBy }: { readonly rows: readonly ItemView[]; readonly labelledBy: string }) {
  const { routes } = usePort();
  const id = useId();
  return (
    <ul className={classes['dates-rows']} aria-labelledby={labelledBy}>
      {rows.map((row, at) => (
        <li key={row.id} className={`${classes['dates-row'] ?? ''} ${classes[`dates-${row.tone}`] ?? ''}`}>
          <time className="num" dateTime={row.iso} id={`${id}${at}t`}>
            {row.time}
          </time>
          <Icon of={kindIcon[row.kind]} />
          <p>
            <span id={`${id}${at}w`} className={classes['dates-what']}>
              {row.what}
              {row.state && <b>{row.state}</b>}
            </span>
            <a
              className={classes['dates-name']}
              aria-describedby={`${id}${at}w ${id}${at}t ${id}${at}l`}
              {...routeLink(row.route, routes.hrefFor)}
            >
              <bdi>{row.name}</bdi>
            </a>
            <span id={`${id}${at}l`} className="muted">
              <bdi>{row.line}</bdi>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
