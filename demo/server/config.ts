import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Something the person at the terminal can put right; its message says how. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** How this server was asked to run. */
export interface Config {
  /** `production` has no movable clock; `production` and `test` take analytics. */
  readonly environment: 'production' | 'test' | 'development';
  readonly port: number;
  readonly partnerPort: number;
  readonly lmsHostPort: number;
  /** Address of portal and LMS, without a slash at its end. */
  readonly origin: string;
  readonly partnerOrigin: string;
  /** Address of the LMS that puts the portal into a frame; on the partner's site, not on the portal's. */
  readonly lmsHostOrigin: string;
  /** Origins that may call the API from their pages, and put `/learn` into a frame; `https://*.` and a host for all below it. */
  readonly hostOrigins: readonly string[];
  /** Origin of the object storage that files of parts may come from; null where there is none (MEDIA-2). */
  readonly storage: string | null;
  readonly dataDir: string;
  /** Address of a PostgreSQL database, to be used in place of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Connections to it, at most. */
  readonly poolSize: number;
  readonly reset: boolean;
  /** Proxies in front of the server, whose word on the address of the reader is believed (SRV-30). */
  readonly proxies: number;
  /** The project's folder. */
  readonly root: string;
  /** Exact version of the build, such as `1.4.2`. */
  readonly version: string;
  /** The builds to be served: `dist`, or `dist/react` for the parity oracle. */
  readonly dist: string;
  /** Builds of the `/learn` page: the cookie `new-learner-MF` chooses `next` (NAV-14). */
  readonly frontEnds: { readonly stable: string; readonly next: string };
  readonly migrationsFolder: string;
  /** Another OpenID provider in place of the embedded one. */
  readonly provider: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
}

/** The nearest folder upwards with a package.json: the same for source and build. */
export function projectRoot(from = dirname(fileURLToPath(import.meta.url))): string {
  return existsSync(join(from, 'package.json')) ? from : projectRoot(dirname(from));
}

function originOf(name: string, address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  // Sandboxed pages and files, which could be anyone's, call themselves null. What else a host may hold is a word of its own in a content policy.
  if (!/^\w+:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/.test(origin)) throw new SetupError(`${name} must be an address such as https://lms.example, not "${address}".`);
  return origin;
}

const BELOW = 'https://*.';

/** A host of the tenant's list: an origin, or all origins below a name of at least two parts (CHAN-2). */
function hostOf(address: string): string {
  const name = address.startsWith(BELOW) ? address.slice(BELOW.length) : null;
  if (name === null) return originOf('HOST_ORIGINS', address);
  if (!/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*(:\d+)?$/.test(name) || originOf('HOST_ORIGINS', `https://${name}`) !== `https://${name}`)
    throw new SetupError(`HOST_ORIGINS must be addresses such as https://lms.example, or https://*.school.example for all below it, not "${address}".`);
  return address;
}

// It becomes part of the portal’s content policy (SRV-4): nothing is made of it that was not written.
function storageOf(address: string): string {
  if (!address.startsWith('https://') || originOf('STORAGE_HOST', address) !== address) throw new SetupError(`STORAGE_HOST must be an origin such as https://files.example, not "${address}".`);
  return address;
}

// Addresses hold passwords: what is wrong with one is said without it.
function databaseUrlOf(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) throw new SetupError('DATABASE_URL must be an address such as postgres://user:password@localhost:5432/lectern. Special characters of a password are written as %40 and the like.');
  return url;
}

/**
 * Reads environment and arguments.
 * @throws SetupError
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, argv: readonly string[] = []): Config {
  const portOf = (name: string, byDefault: number) => {
    const port = Number(env[name] ?? byDefault);
    if (!Number.isInteger(port) || port < 1 || port > 65535) throw new SetupError(`${name} must be a port number, not "${env[name]}".`);
    return port;
  };
  const port = portOf('PORT', 3000);
  const partnerPort = portOf('PARTNER_PORT', port + 1);
  const lmsHostPort = portOf('LMS_HOST_PORT', port + 2);
  const environment = env['LECTERN_ENV'] ?? 'development';
  if (environment !== 'production' && environment !== 'test' && environment !== 'development')
    throw new SetupError(`LECTERN_ENV is production, test or development, not "${environment}".`);
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer && !(clientId && clientSecret)) throw new SetupError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.');
  const poolSize = Number(env['DATABASE_POOL'] ?? 10);
  if (!Number.isInteger(poolSize) || poolSize < 1 || poolSize > 500) throw new SetupError(`DATABASE_POOL must be a number of connections from 1 to 500, not "${env['DATABASE_POOL']}".`);
  const proxies = env['TRUST_PROXY'] ?? '0';
  if (!/^\d$/.test(proxies)) throw new SetupError(`TRUST_PROXY is how many proxies stand in front of the server, from 0 to 9, not "${proxies}".`);
  const root = projectRoot();
  const react = argv[argv.indexOf('--renderer') + 1] === 'react';
  // localhost and 127.0.0.1 are two sites, as a partner's page is another site than the portal.
  const partnerOrigin = `http://127.0.0.1:${partnerPort}`;
  const lmsHostOrigin = `http://127.0.0.1:${lmsHostPort}`;
  return {
    environment,
    port,
    partnerPort,
    lmsHostPort,
    origin: originOf('ORIGIN', env['ORIGIN'] ?? `http://localhost:${port}`),
    partnerOrigin,
    lmsHostOrigin,
    hostOrigins: env['HOST_ORIGINS']?.split(',').map((origin) => hostOf(origin.trim())) ?? [partnerOrigin, lmsHostOrigin],
    storage: env['STORAGE_HOST'] ? storageOf(env['STORAGE_HOST']) : null,
    dataDir: resolve(root, env['DATA_DIR'] ?? '.data'),
    databaseUrl: env['DATABASE_URL'] ? databaseUrlOf(env['DATABASE_URL']) : undefined,
    poolSize,
    reset: argv.includes('--reset'),
    proxies: Number(proxies),
    root,
    version: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version,
    dist: join(root, react ? 'dist/react' : 'dist'),
    // The newer one is drawn by the other renderer, unless another build is named.
    frontEnds: { stable: join(root, react ? 'dist/react/learn' : 'dist/learn'), next: resolve(root, env['LEARN_NEXT'] ?? (react ? 'dist/learn' : 'dist/react/learn')) },
    migrationsFolder: join(root, 'demo/server/db/migrations'),
    provider: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
  };
}
