const form = /^(agenda|month|week)(?:\/(\d{4}-\d\d-\d\d))?$/;

/** The view and the day that stand behind `/calendar` (CAL-8); whatever else stands there means the agenda of today. */
export function calendarRest(rest: string): { readonly view: 'agenda' | 'month' | 'week'; readonly date: string } {
  const [, view = 'agenda', date = ''] = form.exec(rest) ?? [];
  return { view: view as 'agenda' | 'month' | 'week', date };
}
