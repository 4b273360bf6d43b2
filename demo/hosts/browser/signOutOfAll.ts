import { embedded } from './embedded.ts';

/** Text typed in a frame is sent before its session ends; signing out waits for that 5 s at most. */
const limit = 6000;
/** By then, elements in place have begun to sign out. */
const least = 300;

/**
 * Signing out of this site first signs out of everything that it embeds, and continues once the frames have reported that. A form that is
 * sent without this script signs out as well, because the academy's server hears of it from the provider.
 */
export function signOutOfAll(): void {
  const signedIn = new Set<EventTarget>();
  let told = () => {};
  document.addEventListener(
    'lectern-session',
    ({ target, detail }: Event & { readonly detail?: { readonly phase?: string } }) => {
      if (!target) return;
      if (detail?.phase === 'active' || detail?.phase === 'expiring') signedIn.add(target);
      else signedIn.delete(target);
      told();
    },
  );

  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sign-out]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const leave = () => form.submit();
      const script = embedded();
      if (!script) return leave();
      setTimeout(leave, limit);
      script.signOut();
      setTimeout(() => {
        told = () => void (signedIn.size === 0 && leave());
        told();
      }, least);
    });
  }
}
