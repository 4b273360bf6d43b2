/** A whole name, as it stands on a certificate. */
export const wholeName = (one: {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
}): string => [one.firstName, one.middleName, one.lastName].filter(Boolean).join(' ');
