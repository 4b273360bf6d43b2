import type { Formats } from '../../../i18n/formats.ts';
import type { Translate } from '../../../i18n/locale.ts';
import type { RoutesPort } from '../../../port/port.ts';
import { routeLink } from '../../../routes/routeLink.ts';
import type { GridEntry } from '../gridModel.ts';

export interface EntryTools {
  readonly t: Translate<'calendar'>;
  readonly formats: Formats;
  readonly routes: RoutesPort;
  readonly onDay: (day: number) => void;
  /** Day and month. */
  readonly dayFormat: Intl.DateTimeFormat;
}

const textIn = (tag: 'span' | 'b', text: string) => Object.assign(document.createElement(tag), { textContent: text });

/**
 * The node of one entry: a link with the date's facts, or a button that shows the day with all its dates (CAL-6).
 * @param classes names of the sheet's classes
 */
export function entryNode(
  shown: GridEntry['view'],
  { t, formats, routes, onDay, dayFormat }: EntryTools,
  classes: Readonly<Record<string, string>>,
): HTMLElement {
  if ('more' in shown) {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: classes['dates-more'] ?? '',
      onclick: () => onDay(shown.day),
    });
    const text = shown.all ? formats.number(shown.more) : t('more', { count: shown.more });
    const date = dayFormat.format(shown.day * 86_400_000);
    button.append(textIn('span', text));
    button.setAttribute('aria-label', t(shown.all ? 'allOfDay' : 'moreOfDay', { count: shown.more, date }));
    return button;
  }
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(routeLink(shown.route, routes.hrefFor))) link.setAttribute(name, value);
  link.className = `${classes['dates-entry'] ?? ''} ${classes[`dates-entry-${shown.tone}`] ?? ''}`;
  const factsAt = (time: string) => [time, shown.what, shown.state].filter(Boolean).join(' · ');
  // `dir` makes the browser cut a long name at the end of the name's own direction.
  const name = Object.assign(textIn('b', shown.name), { dir: 'auto' });
  // A narrow entry has no room for the end of an event.
  link.append(textIn('span', factsAt(shown.from)), name);
  // The title belongs to the visible parts, not to the link: a screen reader would read it again after the link's own
  // text.
  const title = [factsAt(shown.time), shown.name, shown.line].filter(Boolean).join(' · ');
  for (const part of link.children) (part as HTMLElement).title = title;
  // The picture has no cells that a screen reader could use, so each link names its day and its course itself.
  const whole = shown.time === shown.from ? '' : shown.time;
  const rest = Object.assign(textIn('span', `, ${[whole, shown.day, shown.line].filter(Boolean).join(', ')}`), {
    className: 'sr',
  });
  link.append(rest);
  return link;
}
