import { SetupError } from '../../settings/setupError.ts';

/** Host, port and name of a database without user and password, so that it may be shown. */
export function databaseName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'this machine');
  return `"${decodeURIComponent(pathname.slice(1)) || 'postgres'}" at ${host}${host.startsWith('/') ? '' : `:${port || '5432'}`}`;
}

const advice: readonly (readonly [RegExp, string])[] = [
  [/^(ECONNREFUSED|ENOENT)$/, 'Nothing listens there: is PostgreSQL running, and are host and port right?'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'There is no such host.'],
  [
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$|timeout/i,
    'It did not answer in time: is the address right, and does a firewall let this machine through?',
  ],
  [/^28P01$|password must be a string/, 'It refused the name or the password.'],
  [/^28000$/, 'It does not let this user in from here (its pg_hba.conf says who may, and whether over SSL).'],
  [/^3D000$/, 'It has no database of this name: make one with createdb.'],
  [/^53300$/, 'It has no connection left: raise its max_connections, or lower DATABASE_POOL.'],
  [/^57P03$/, 'It is starting up or shutting down: try again in a moment.'],
  [
    /^42501$/,
    'Its user may not make tables and schemas there: grant it CREATE on the database and on its schema public, or let it own the database.',
  ],
  [/does not support SSL/, 'It does not speak SSL: take sslmode out of DATABASE_URL, or switch SSL on at the server.'],
  [
    /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|ERR_TLS_\w+|CERT_\w+)$/,
    'Its certificate was not accepted: name the authority by sslrootcert=… in DATABASE_URL, or accept any with sslmode=no-verify.',
  ],
];

/**
 * An error that tells the person at the terminal how to mend a database that could not be opened; the given error where there is no advice.
 */
export function postgresProblem(error: unknown, url: string): unknown {
  if (!(error instanceof Error) || error instanceof SetupError) return error;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = String((cause as { readonly code?: unknown }).code ?? '');
  const known = advice.find(([sign]) => sign.test(code) || sign.test(cause.message));
  return known
    ? new SetupError(
        `The database ${databaseName(url)} (DATABASE_URL) cannot be used. ${known[1]} (${cause.message || code})`,
      )
    : error;
}
