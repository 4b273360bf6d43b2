/** The address for signing in that leads back to this page. Only the browser knows the page's fragment. */
export const signInHere = (): string =>
  `/sign-in?to=${encodeURIComponent(location.pathname + location.search + location.hash)}`;

/** Signing in leads back to the page where it began; the server chooses another page where that one cannot be returned to. */
export function keepPlace(): void {
  const link = document.querySelector<HTMLAnchorElement>('header a.signin');
  const keep = () => {
    if (link) link.href = signInHere();
  };
  // Before the link is followed, copied or opened in another tab; the place may change until then.
  for (const name of ['pointerdown', 'focus', 'click'] as const) link?.addEventListener(name, keep);
}
