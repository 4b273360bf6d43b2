import { html } from '../http/html.ts';
import { languageChoice } from '../language/languageChoice.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';

/** The contents of the sign-in page besides its two fields. */
export interface SignInView {
  /** The address to which the form is sent. */
  readonly action: string;
  /** Name of the site that a person signs in to, where it is not the portal itself. */
  readonly client?: string | undefined;
  readonly username?: string;
  readonly error?: 'signIn.wrong' | 'signIn.empty' | 'signIn.tooMany' | 'signIn.tooManyHere';
}

/** The provider's sign-in page: plain markup, nothing in it needs script. */
export function signInPage(language: Language, { action, client, username = '', error }: SignInView): string {
  const { text } = language;
  const described = error && html` aria-invalid="true" aria-describedby="error"`;
  const title = text('signIn.title');
  return page(
    language,
    error ? `${text(error)} ${title}` : title,
    html`<section class="sheet">
        <h1>${title}</h1>
        <p class="lead">${client ? text('signIn.to', { client }) : text('signIn.lead')}</p>
        ${error && html`<p class="notice" id="error" role="alert">${text(error)}</p>`}
        <form method="post" action="${action}">
          <div class="field">
            <label for="username">${text('signIn.username')}</label>
            <input
              id="username"
              name="username"
              autocomplete="username"
              autocapitalize="none"
              spellcheck="false"
              dir="ltr"
              required
              value="${username}"
              ${described}${!username && html` autofocus`}
            />
          </div>
          <div class="field">
            <label for="password">${text('signIn.password')}</label>
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="current-password"
              dir="ltr"
              required${described}${username && html` autofocus`}
            />
          </div>
          <button>${text('signIn.submit')}</button>
        </form>
      </section>
      ${languageChoice(language)}`,
  );
}
