import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPorts } from './demoPorts.ts';
import { productionProblem } from './productionProblem.ts';
import type { Bucket } from './storage/bucketStorage.ts';
import { readBucket } from './storage/readBucket.ts';
import { contentOrigin } from './scorm/contentOrigin.ts';

/** Something the person at the terminal can put right; its message says how. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** A mail server, as `MAIL_URL` names it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on; otherwise it begins in the clear and goes on by STARTTLS. */
  readonly secure: boolean;
  /** It runs on this machine: nothing need be hidden on the way. */
  readonly local: boolean;
  readonly user: string | null;
  readonly pass: string | null;
}

/** How this server was asked to run. */
export interface Config {
  /** `production` has no movable clock; `production` and `test` take analytics. */
  readonly environment: 'production' | 'test' | 'development';
  readonly port: number;
  readonly partnerPort: number;
  readonly lmsHostPort: number;
  readonly toolPort: number;
  readonly contentPort: number;
  /** Address of portal and LMS, without a slash at its end. */
  readonly origin: string;
  readonly partnerOrigin: string;
  /** Address of the LMS that puts the portal into a frame; on the partner's site, not on the portal's. */
  readonly lmsHostOrigin: string;
  /** Address of the learning tool of the demonstration, on the portal's site: browsers keep its cookies in the portal's frames (LTI-3). */
  readonly toolOrigin: string;
  /** Address of the origin of packages, of another site: no cookie of the LMS goes there (SCORM-6); null: none play. */
  readonly contentOrigin: string | null;
  /**
   * Whether the two hosts of the demonstration are there, and known to the embedded provider; in production only where
   * that is wished (SRV-46).
   */
  readonly demoHosts: boolean;
  /** Of the seed's administrator, where another one than that of the demonstration is set (SRV-47). */
  readonly adminPassword: string | null;
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
  /** Connections of readers, at most (SRV-42). */
  readonly connections: number;
  /** Proxies in front of the server, whose word on the address of the reader is believed (SRV-30). */
  readonly proxies: number;
  /** IANA name of the academy's time zone: that of dates for whom no other is known, as on a page drawn for a visitor (PUB-10). */
  readonly timeZone: string;
  /** The project's folder. */
  readonly root: string;
  /** Exact version of the build, such as `1.4.2`. */
  readonly version: string;
  /** The builds to be served: `dist`, or `dist/react` for the parity oracle. */
  readonly dist: string;
  /** Builds of the `/learn` page: the cookie `new-learner-MF` chooses `next` (NAV-14). */
  readonly frontEnds: { readonly stable: string; readonly next: string };
  readonly migrationsFolder: string;
  /** The tutor: questions a learner has on a day, and the service whose language model answers, where there is one (TUTOR-11). */
  readonly tutor: {
    readonly perDay: number;
    readonly service: { readonly url: string; readonly key: string; readonly model: string } | null;
  };
  /** Where mail goes: to a server, into the mailbox of the demonstration (SRV-60), or nowhere; and whom it comes from. */
  readonly mail: { readonly to: SmtpServer | 'mailbox' | 'nowhere'; readonly from: string };
  /** Where attached files are kept: in a bucket, or in the data folder; and how many bytes each learner may keep (ATTACH-5). */
  readonly files: { readonly bucket: Bucket | null; readonly quota: number };
  /** Another OpenID provider in place of the embedded one. */
  readonly provider: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
}

/** The nearest folder upwards with a package.json: the same for source and build. */
export function projectRoot(from = dirname(fileURLToPath(import.meta.url))): string {
  return existsSync(join(from, 'package.json')) ? from : projectRoot(dirname(from));
}

/** As it was written, unless it may hold a password. */
const shown = (address: string) => (address.includes('@') ? 'one with a user name or a password' : `"${address}"`);

/** @throws SetupError for anything but an origin (SRV-48): what else stands in an address would be lost, or told to everybody */
function originOf(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  // Sandboxed pages and files, which could be anyone's, call themselves null. What else a host may hold is a word of
  // its own in a content policy.
  const fits =
    url !== null &&
    /^https?:\/\/[^@/?#\\]+\/?$/i.test(address) &&
    /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/.test(url.origin);
  if (!fits)
    throw new SetupError(
      `${name} must be an address such as https://lms.example, and nothing more, not ${shown(address)}.`,
    );
  return url.origin;
}

/** @throws SetupError for an address that a provider cannot have (OIDC), or that would send its secret in the clear */
function issuerOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const safe =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));
  if (!safe || /[@?#]/.test(address))
    throw new SetupError(
      `OIDC_ISSUER must be an address such as https://sign-in.example/realm, by https, not ${shown(address)}.`,
    );
  return address;
}

const BELOW = 'https://*.';

/** A host of the tenant's list: an origin, or all origins below a name of at least two parts (CHAN-2). */
function hostOf(address: string): string {
  const name = address.startsWith(BELOW) ? address.slice(BELOW.length) : null;
  if (name === null) return originOf('HOST_ORIGINS', address);
  if (
    !/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*(:\d+)?$/.test(name) ||
    originOf('HOST_ORIGINS', `https://${name}`) !== `https://${name}`
  )
    throw new SetupError(
      `HOST_ORIGINS must be addresses such as https://lms.example, or https://*.school.example for all below it, not ${shown(address)}.`,
    );
  return address;
}

// It becomes part of the portal’s content policy (SRV-4): nothing is made of it that was not written.
function storageOf(address: string): string {
  if (!address.startsWith('https://') || originOf('STORAGE_HOST', address) !== address)
    throw new SetupError(`STORAGE_HOST must be an origin such as https://files.example, not ${shown(address)}.`);
  return address;
}

/** @throws SetupError for what is no zone */
function zoneOf(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new SetupError(`TIME_ZONE must be the name of a time zone such as Europe/Oslo, not "${name}".`);
  }
}

// Addresses hold passwords: what is wrong with one is said without it.
function databaseUrlOf(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new SetupError(
      'DATABASE_URL must be an address such as postgres://user:password@localhost:5432/lectern. ' +
        'Special characters of a password are written as %40 and the like.',
    );
  return url;
}

// Its key goes along with every question: in the clear to this machine alone.
function tutorOf(env: Readonly<Record<string, string | undefined>>): Config['tutor'] {
  const { TUTOR_LLM_URL: url, TUTOR_LLM_KEY: key = '', TUTOR_LLM_MODEL: model } = env;
  const perDay = Number(env['TUTOR_QUESTIONS'] ?? 40);
  if (!Number.isInteger(perDay) || perDay < 1 || perDay > 10_000)
    throw new SetupError(
      `TUTOR_QUESTIONS must be a number of questions a day from 1 to 10000, not "${env['TUTOR_QUESTIONS']}".`,
    );
  if (!url) return { perDay, service: null };
  const read = URL.canParse(url) ? new URL(url) : null;
  const safe =
    read?.protocol === 'https:' ||
    (read?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(read.hostname));
  if (!safe || /[@?#]/.test(url))
    throw new SetupError(
      `TUTOR_LLM_URL must be an address such as https://models.example/v1, by https, not ${shown(url)}.`,
    );
  if (!model) throw new SetupError('TUTOR_LLM_URL needs TUTOR_LLM_MODEL, the name of the model.');
  return { perDay, service: { url: url.replace(/\/+$/, ''), key, model } };
}

const mailUrlProblem =
  'MAIL_URL must be an address such as smtps://user:password@mail.example:465, or smtp://mail.example:587 for STARTTLS. ' +
  'Special characters of a password are written as %40 and the like.';

// Passwords travel along: to other machines by TLS alone (SRV-61), and what is wrong is said without them.
function mailServerOf(address: string): SmtpServer {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol) || !/^\/?$/.test(url.pathname) || /[?#]/.test(address))
    throw new SetupError(mailUrlProblem);
  const secure = url.protocol === 'smtps:';
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      local: ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname),
      user: url.username ? decodeURIComponent(url.username) : null,
      pass: url.password ? decodeURIComponent(url.password) : null,
    };
  } catch {
    throw new SetupError(mailUrlProblem);
  }
}

function filesOf(env: Readonly<Record<string, string | undefined>>): Config['files'] {
  const bucket = readBucket(env);
  if (typeof bucket === 'string') throw new SetupError(bucket);
  const megabytes = Number(env['FILES_QUOTA_MB'] ?? 500);
  if (!Number.isInteger(megabytes) || megabytes < 1 || megabytes > 1_000_000)
    throw new SetupError(
      `FILES_QUOTA_MB must be a number of megabytes from 1 to 1000000, not "${env['FILES_QUOTA_MB']}".`,
    );
  return { bucket, quota: megabytes * 1024 * 1024 };
}

/** Where mail goes. Production has no mailbox that everybody can read: without a server it sends none. */
function mailOf(
  { MAIL_URL: url, MAIL_FROM: from }: Readonly<Record<string, string | undefined>>,
  origin: string,
  production: boolean,
): Config['mail'] {
  if (from !== undefined && !/^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,200}$/.test(from))
    throw new SetupError('MAIL_FROM must be an address such as no-reply@academy.example, and nothing more.');
  const byDefault = production ? 'nowhere' : 'mailbox';
  if (!url) return { to: byDefault, from: from ?? `no-reply@${new URL(origin).hostname}` };
  if (!from) throw new SetupError('MAIL_URL needs MAIL_FROM, the address that mail comes from.');
  return { to: mailServerOf(url), from };
}

/** @throws SetupError for an origin that is no other site than the portal's */
function contentOf(...given: Parameters<typeof contentOrigin>): string | null {
  const { origin, problem } = contentOrigin(...given);
  if (problem) throw new SetupError(problem);
  return origin;
}

/**
 * Reads environment and arguments.
 * @throws SetupError
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, argv: readonly string[] = []): Config {
  const ports = demoPorts(env);
  if (typeof ports === 'string') throw new SetupError(ports);
  const { port, partnerPort, lmsHostPort, toolPort } = ports;
  const environment = env['LECTERN_ENV'] ?? (env['NODE_ENV'] === 'production' ? 'production' : 'development');
  if (environment !== 'production' && environment !== 'test' && environment !== 'development')
    throw new SetupError(`LECTERN_ENV is production, test or development, not "${environment}".`);
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer && !(clientId && clientSecret))
    throw new SetupError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.');
  const production = environment === 'production';
  const demoHosts = env['DEMO_HOSTS'] ?? (production ? 'off' : 'on');
  if (demoHosts !== 'on' && demoHosts !== 'off') throw new SetupError(`DEMO_HOSTS is on or off, not "${demoHosts}".`);
  const adminPassword = env['ADMIN_PASSWORD'] ?? null;
  if (adminPassword !== null && (adminPassword.length < 12 || adminPassword.length > 1000))
    throw new SetupError('ADMIN_PASSWORD must have from 12 to 1000 characters.');
  const problem = production
    ? productionProblem({ origin: env['ORIGIN'], adminPassword, hasProvider: Boolean(issuer) })
    : null;
  if (problem) throw new SetupError(problem);
  const poolSize = Number(env['DATABASE_POOL'] ?? 10);
  if (!Number.isInteger(poolSize) || poolSize < 1 || poolSize > 500)
    throw new SetupError(`DATABASE_POOL must be a number of connections from 1 to 500, not "${env['DATABASE_POOL']}".`);
  const connections = Number(env['MAX_CONNECTIONS'] ?? 2000);
  if (!Number.isInteger(connections) || connections < 10 || connections > 100_000)
    throw new SetupError(
      `MAX_CONNECTIONS must be a number of connections from 10 to 100000, not "${env['MAX_CONNECTIONS']}".`,
    );
  const proxies = env['TRUST_PROXY'] ?? '0';
  if (!/^\d$/.test(proxies))
    throw new SetupError(
      `TRUST_PROXY is how many proxies stand in front of the server, from 0 to 9, not "${proxies}".`,
    );
  const root = projectRoot();
  const origin = originOf('ORIGIN', env['ORIGIN'] ?? `http://localhost:${port}`);
  const react = argv[argv.indexOf('--renderer') + 1] === 'react';
  // localhost and 127.0.0.1 are two sites, as a partner's page is another site than the portal.
  const partnerOrigin = `http://127.0.0.1:${partnerPort}`;
  const lmsHostOrigin = `http://127.0.0.1:${lmsHostPort}`;
  return {
    environment,
    ...ports,
    origin,
    partnerOrigin,
    lmsHostOrigin,
    toolOrigin: `http://${new URL(origin).hostname}:${toolPort}`,
    contentOrigin: contentOf(env, { contentPort: ports.contentPort, origin, environment }),
    demoHosts: demoHosts === 'on',
    adminPassword,
    hostOrigins:
      env['HOST_ORIGINS']?.split(',').map((origin) => hostOf(origin.trim())) ??
      (demoHosts === 'on' ? [partnerOrigin, lmsHostOrigin] : []),
    storage: env['STORAGE_HOST'] ? storageOf(env['STORAGE_HOST']) : null,
    dataDir: resolve(root, env['DATA_DIR'] ?? '.data'),
    databaseUrl: env['DATABASE_URL'] ? databaseUrlOf(env['DATABASE_URL']) : undefined,
    poolSize,
    reset: argv.includes('--reset'),
    connections,
    proxies: Number(proxies),
    timeZone: zoneOf(env['TIME_ZONE'] ?? 'UTC'),
    root,
    version: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version,
    dist: join(root, react ? 'dist/react' : 'dist'),
    // The newer one is drawn by the other renderer, unless another build is named.
    frontEnds: {
      stable: join(root, react ? 'dist/react/learn' : 'dist/learn'),
      next: resolve(root, env['LEARN_NEXT'] ?? (react ? 'dist/learn' : 'dist/react/learn')),
    },
    tutor: tutorOf(env),
    mail: mailOf(env, origin, production),
    files: filesOf(env),
    migrationsFolder: join(root, 'demo/server/db/migrations'),
    provider: issuer && clientId && clientSecret ? { issuer: issuerOf(issuer), clientId, clientSecret } : null,
  };
}
