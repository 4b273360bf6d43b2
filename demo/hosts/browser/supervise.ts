interface Supervision {
  readonly token: { readonly token?: unknown } | null;
}

/**
 * A proctoring session begins in a window of the portal's service, which gets the start-token behind the sign `#`. The window opens only
 * with a click; until then the player offers one.
 */
export function supervise(): void {
  const script = document.querySelector<HTMLScriptElement>('script[src$="/lectern.js"]');
  if (!script) return;
  document.addEventListener('lectern-proctoring', (event) => {
    const { token } = (event as CustomEvent<Supervision>).detail;
    if (typeof token?.token !== 'string') return;
    event.preventDefault();
    const address = new URL(`/proctoring#${token.token}`, script.src);
    if (navigator.userActivation?.isActive !== false)
      open(address, 'lectern-proctoring', 'popup,width=560,height=760')?.focus();
  });
}
