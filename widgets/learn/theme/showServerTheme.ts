import type { Theme } from './theme.ts';

/**
 * Gives the server's own pages the chosen theme by a cookie; the automatic theme deletes the cookie, so that they follow the system
 * (NAV-22, STORE-18).
 */
export function showServerTheme(theme: Theme): void {
  document.cookie = `theme=${theme};path=/;max-age=${theme === 'auto' ? 0 : 31536000};samesite=lax`;
}
