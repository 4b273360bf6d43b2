/** The outlet of notices; null until it is drawn. */
export const toastRoot = (): ShadowRoot | null =>
  [...document.querySelectorAll('[popover]')].find(({ shadowRoot }) => shadowRoot?.querySelector('.toasts'))
    ?.shadowRoot ?? null;
