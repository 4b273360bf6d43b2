interface Held {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: { readonly referrer: string };
}

/**
 * Origin of the window that holds a page, as far as the browser tells: a guess, which may be wrong once the page was loaded again. So
 * it is only ever used as the target of a message, which browsers then hold against the window itself. Empty where nothing is told.
 */
export function originOfParent({ location, document }: Held): string {
  const told =
    location.ancestorOrigins?.[0] ?? (URL.canParse(document.referrer) ? new URL(document.referrer).origin : '');
  return told === 'null' ? '' : told;
}
