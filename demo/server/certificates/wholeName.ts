/** A whole name, as a certificate shows it. */
export const wholeName = (one: {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
}): string => [one.firstName, one.middleName, one.lastName].filter(Boolean).join(' ');
