import type { ShellKey } from './portal.tsx';

/** Status of an error page; null for the general error page. */
export type ErrorStatus = 401 | 403 | 404 | 500 | 501 | null;

const texts: Readonly<Record<number, readonly [title: ShellKey, text: ShellKey | null]>> = {
  401: ['error401', 'error401Text'],
  403: ['error403', 'error401Text'],
  404: ['error404', 'error404Text'],
  500: ['error500', 'error500Text'],
  501: ['error501', null],
};
const general = ['error', 'errorText'] as const;

/** Title of an error page (ERR-1). */
export const errorTitle = (status: ErrorStatus): ShellKey => (texts[status ?? 0] ?? general)[0];

/** The text of an error page under its title, or null. */
export const errorText = (status: ErrorStatus): ShellKey | null => (texts[status ?? 0] ?? general)[1];
