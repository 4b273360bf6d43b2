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
 * What stands at a place of the picture: a link with what is due and when, or a button that shows the day with all its dates (CAL-6).
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
  const facts = [shown.time, shown.what, shown.state].filter(Boolean).join(' · ');
  // A name that is too long is cut at the end of its own direction.
  const name = Object.assign(textIn('b', shown.name), { dir: 'auto' });
  link.append(textIn('span', facts), name);
  // At what is seen, and not at the link: it would be read once more after the link's own words.
  const title = [facts, shown.name, shown.line].filter(Boolean).join(' · ');
  for (const part of link.children) (part as HTMLElement).title = title;
  // The picture has no cells that a reader could go by: each link says its day and its course itself.
  const rest = Object.assign(textIn('span', `, ${[shown.day, shown.line].filter(Boolean).join(', ')}`), {
    className: 'sr',
  });
  link.append(rest);
  return link;
}
