/** The person who is signed in. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  /** Name of the preferred time zone, or null. */
  readonly timezone: string | null;
  readonly tenantId: string | null;
  /** Such as `Learner`; a learner-only user has only that one. */
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
  /** Licensed features, such as `LMS.APBundle`. */
  readonly features: readonly string[];
  /** The administrator who acts as this person (SESS-12); null or absent while they are themselves. */
  readonly impersonator?: { readonly id: string; readonly name: string } | null;
}

/** A right: keys like its name, and optionally the one scope that it is bound to (DATA-15). */
export interface Permission {
  readonly name?: unknown;
  readonly scope_id?: string | null | undefined;
  readonly [key: string]: unknown;
}
