const form = /^(agenda|month|week)(?:\/(\d{4}-\d\d-\d\d))?$/;

/** The view and the day after `/calendar` in an address (CAL-8); any other text means the agenda of today. */
export function calendarRest(rest: string): { readonly view: 'agenda' | 'month' | 'week'; readonly date: string } {
  const [, view = 'agenda', date = ''] = form.exec(rest) ?? [];
  return { view: view as 'agenda' | 'month' | 'week', date };
}
