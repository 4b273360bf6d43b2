/** View and date of the calendar at one of the partner's own paths: `/dates/month/2026-11-23`. */
export function datesAttributes(path: string): { readonly view: string; readonly date: string } {
  const [, view = 'agenda', date = ''] = /^\/dates\/(agenda|month|week)(?:\/(\d{4}-\d\d-\d\d))?$/.exec(path) ?? [];
  return { view, date };
}

/** Whether a path is one of the calendar's. */
export const isOfDates = (path: string): boolean => /^\/dates(\/|$)/.test(path);
