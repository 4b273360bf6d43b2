import { embedded } from './embedded.ts';

const limit = 3000;

/** Whoever signs out of this site signs out of all that it embeds first; a form that is sent without this script signs out as well. */
export function signOutOfAll(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sign-out]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const signedOut = embedded()?.signOut?.() ?? Promise.resolve();
      // Who wants to leave is not held up by an academy that does not answer.
      void Promise.race([signedOut.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, limit))]).then(() => form.submit());
    });
  }
}
