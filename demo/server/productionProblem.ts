/** The settings that production requires. */
export interface ProductionSettings {
  readonly origin: string | undefined;
  readonly adminPassword: string | null;
  /** Whether people sign in at another provider. */
  readonly hasProvider: boolean;
}

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/;

/**
 * Why a server may not start in production, in one sentence that says what to set; null if it may (SRV-46). The defaults of the
 * demonstration would be open to everybody there.
 */
export function productionProblem({ origin, adminPassword, hasProvider }: ProductionSettings): string | null {
  const wanted = [
    ...(origin ? [] : ['ORIGIN to the address of the portal, such as https://learn.example']),
    ...(adminPassword || hasProvider
      ? []
      : [
          'ADMIN_PASSWORD to a password of your own for the administrator ada, ' +
            'or OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to a provider of yours',
        ]),
  ];
  if (wanted.length > 0)
    return `In production nothing of the demonstration is taken for granted: set ${wanted.join(', and ')}.`;
  if (!origin?.startsWith('https:') && !LOOPBACK.test(origin ?? ''))
    return 'In production ORIGIN must begin with https://, so that nobody on the way can read passwords and cookies.';
  return null;
}
