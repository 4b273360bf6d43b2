/** The first day of the week where a language is spoken (0 is Sunday), or Monday if the browser does not know it. */
export function firstDayOf(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    readonly weekInfo?: { readonly firstDay: number };
    readonly getWeekInfo?: () => { readonly firstDay: number };
  };
  return (locale.getWeekInfo?.().firstDay ?? locale.weekInfo?.firstDay ?? 1) % 7;
}
