import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { useCallback } from 'react';
import { calendarFile } from '../../../../web/calendarFile.ts';
import { nextEventTurn } from '../../../../domain/tree/eventTimes.ts';
import type { Instant } from '../../../../domain/time/instant.ts';
import { useDirection, useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { AuthorHtml } from '../AuthorHtml.tsx';
import type { PartProps } from '../PartProps.ts';
import { useMoment } from '../../base/useMoment.ts';
import css, { classes } from './event.css';
import { calendarEntry, eventModel } from './eventModel.ts';
import { saveFile } from '../../../../web/saveFile.ts';

/** An event: its time and place, the link to join while it is open, and its entry for a calendar (EVENT-1 to EVENT-4). */
export function EventPart({ content, name, headingLevel }: PartProps) {
  useSheet(css);
  const { clock, host } = usePort();
  const t = useTexts('parts');
  const player = useTexts('player');
  const { tag } = useDirection();
  const { dateTag, timeZone } = useFormats();
  const event = content as PartProps<'event'>['content'];
  const turn = useCallback((now: Instant) => nextEventTurn(event, now), [event]);
  const moment = useMoment(clock, turn, event);
  const view = eventModel(event, moment, { t, tag, dateTag, zone: timeZone });
  const entry =
    view.phase === 'over'
      ? null
      : calendarEntry(event, {
          activityPathId: event.activityPathId,
          name,
          host: new URL(host.apiBase).host,
          now: moment.now,
        });
  const save = () =>
    entry &&
    saveFile(
      calendarFile(entry),
      `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'event'}.ics`,
      'text/calendar;charset=utf-8',
    );
  return (
    <>
      <section className={`event ${classes[view.phase] ?? ''}`}>
        <dl>
          <div>
            <dt>
              <Icon of={CalendarDays} />
              <VisuallyHidden>{t('eventWhen')}</VisuallyHidden>
            </dt>
            <dd>
              <b>{view.when}</b>
              {view.zone && <span className="zone">{view.zone}</span>}
            </dd>
          </div>
          {view.place && (
            <div>
              <dt>
                <Icon of={MapPin} />
                <VisuallyHidden>{t('eventWhere')}</VisuallyHidden>
              </dt>
              <dd>
                <bdi>{view.place}</bdi>
              </dd>
            </div>
          )}
        </dl>
        {view.standing && <p className="phase">{view.standing}</p>}
        {(view.join || view.joinFrom || entry) && (
          <div className={classes.actions}>
            {view.join && (
              <a className="btn filled" href={view.join} target="_blank" rel="noopener noreferrer">
                {t('eventJoin')}
                <VisuallyHidden> {player('newTab')}</VisuallyHidden>
              </a>
            )}
            {entry && (
              <Button icon={CalendarPlus} onClick={save}>
                {t('eventKeep')}
              </Button>
            )}
            {view.joinFrom && <p className="from">{view.joinFrom}</p>}
          </div>
        )}
      </section>
      {event.html.trim() && <AuthorHtml html={event.html} headingLevel={headingLevel} />}
    </>
  );
}
