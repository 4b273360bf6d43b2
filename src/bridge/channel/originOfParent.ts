interface Held {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: { readonly referrer: string };
}

/**
 * Origin of the window that holds a page, as far as the browser tells it. It is a guess, which may be wrong after the page was loaded
 * again. So it is used only as the target of a message: browsers compare the target with the window's real origin. Empty where the browser
 * tells nothing.
 */
export function originOfParent({ location, document }: Held): string {
  const told =
    location.ancestorOrigins?.[0] ?? (URL.canParse(document.referrer) ? new URL(document.referrer).origin : '');
  return told === 'null' ? '' : told;
}
