import { signInHere } from '../../hosts/browser/keepPlace.ts';

/** When the partner's own session has ended: a dialog over the page, which stays, and a small window for signing in again. */
export function signInBeside(): void {
  if (document.querySelector('#signed-in')) {
    (opener as Window | null)?.postMessage('harbour-signed-in', location.origin);
    close();
    return;
  }
  const dialog = document.querySelector<HTMLDialogElement>('#ended');
  if (!dialog) return;
  let small: Window | null = null;
  addEventListener('harbour-ended', () => {
    if (!dialog.open) dialog.showModal();
  });
  dialog.addEventListener('click', ({ target }) => {
    // The text of a button is a separate element, so that its language can change.
    const value = (target as Element).closest('button')?.value;
    if (value === 'later') {
      dialog.close();
      dispatchEvent(new Event('harbour-later'));
    }
    // Within the click: a browser may block a window that opens later.
    if (value === 'again') small = open('/sign-in?to=/signed-in', 'harbour-sign-in', 'popup,width=520,height=640');
    if (value === 'again' && !small) location.assign(signInHere());
  });
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== small || origin !== location.origin || data !== 'harbour-signed-in') return;
    small?.close();
    dialog.close();
    dispatchEvent(new Event('harbour-back'));
  });
}
