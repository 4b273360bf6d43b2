/** Where this page stands, for coming back after signing in. Its fragment is known to the browser alone. */
export const signInHere = (): string =>
  `/sign-in?to=${encodeURIComponent(location.pathname + location.search + location.hash)}`;

/** Signing in leads back to the page where it began; the server chooses another page where that one cannot be returned to. */
export function keepPlace(): void {
  const link = document.querySelector<HTMLAnchorElement>('header a.signin');
  const keep = () => {
    if (link) link.href = signInHere();
  };
  // Before it is followed, copied or opened beside; the place may change until then.
  for (const name of ['pointerdown', 'focus', 'click'] as const) link?.addEventListener(name, keep);
}
