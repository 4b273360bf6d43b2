import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPorts } from './demoPorts.ts';
import { productionProblem } from './productionProblem.ts';
import type { Bucket } from './storage/bucketStorage.ts';
import { readBucket } from './storage/readBucket.ts';
import { contentOrigin } from './scorm/contentOrigin.ts';
import { addedLocalesOf, localesOf } from './settings/readLocales.ts';
import { optionOf } from './settings/optionOf.ts';
import { databaseUrlOf, hostOf, issuerOf, originOf, storageOf, zoneOf } from './settings/readAddresses.ts';
import { mailOf, type MailSettings } from './settings/readMail.ts';
import { offlineDaysOf } from './settings/readOfflineDays.ts';
import { tutorOf, type TutorSettings } from './settings/readTutor.ts';
import { SetupError } from './settings/setupError.ts';

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
  /** Address of the learning tool of the demonstration, on another site than the portal, like tools of other makers (LTI-3). */
  readonly toolOrigin: string;
  /** Origin of packages, on another site, so that no cookie of the LMS goes there (SCORM-6); null if no packages play. */
  readonly contentOrigin: string | null;
  /**
   * Whether the two hosts of the demonstration run, and the embedded provider knows them; in production only if the
   * setting asks for it (SRV-46).
   */
  readonly demoHosts: boolean;
  /** Whether the page of a person comes with the replies to its first calls (SRV-96). */
  readonly pageReplies: boolean;
  /** Password of the seed's administrator; null for the password of the demonstration (SRV-47). */
  readonly adminPassword: string | null;
  /** Origins that may call the API from their pages, and put `/learn` into a frame; `https://*.` and a host for all below it. */
  readonly hostOrigins: readonly string[];
  /** Origin of the object storage that files of parts may come from; null where there is none (MEDIA-2). */
  readonly storage: string | null;
  readonly dataDir: string;
  /** Address of a PostgreSQL database, to be used in place of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The most connections to the PostgreSQL database. */
  readonly poolSize: number;
  readonly reset: boolean;
  /** The most connections of clients (SRV-42). */
  readonly connections: number;
  /** How many proxies stand in front of the server; it trusts what they say about the client's address (SRV-30). */
  readonly proxies: number;
  /** IANA name of the academy's time zone, for dates where no other zone is known, as on a page drawn for a visitor (PUB-10). */
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
  /** For how many days content that a browser keeps may be read without a connection; 0 if nothing is kept (OFF-4). */
  readonly offlineDays: number;
  /** The tutor: how many questions a learner has on a day, and the service of the language model, if there is one (TUTOR-11). */
  readonly tutor: TutorSettings;
  /** Where mail goes: to a server, into the mailbox of the demonstration (SRV-60), or nowhere; and its sender. */
  readonly mail: MailSettings;
  /** Languages that the portal offers; empty offers all that are built (LOC-2). */
  readonly locales: readonly string[];
  /** Languages that the tenant adds: the folder with the files of each, by tag (LOC-12). */
  readonly addedLocales: Readonly<Record<string, string>> | undefined;
  /** Where attached files are kept: in a bucket, or in the data folder; and how many bytes each learner may keep (ATTACH-5). */
  readonly files: { readonly bucket: Bucket | null; readonly quota: number };
  /** Another OpenID provider in place of the embedded one. */
  readonly provider: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
}

/** The nearest folder upwards with a package.json: the same for source and build. */
export function projectRoot(from = dirname(fileURLToPath(import.meta.url))): string {
  return existsSync(join(from, 'package.json')) ? from : projectRoot(dirname(from));
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

/** @throws SetupError for an origin that cannot be used, such as one on the portal's site */
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
  const pageReplies = env['PAGE_REPLIES'] ?? 'on';
  if (pageReplies !== 'on' && pageReplies !== 'off')
    throw new SetupError(`PAGE_REPLIES is on or off, not "${pageReplies}".`);
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
  const react = optionOf(argv, '--renderer') === 'react';
  // localhost and 127.0.0.1 are two sites, as a partner's page is another site than the portal.
  const partnerOrigin = `http://127.0.0.1:${partnerPort}`;
  const lmsHostOrigin = `http://127.0.0.1:${lmsHostPort}`;
  return {
    environment,
    ...ports,
    origin,
    partnerOrigin,
    lmsHostOrigin,
    toolOrigin: `http://127.0.0.1:${toolPort}`,
    contentOrigin: contentOf(env, { contentPort: ports.contentPort, origin, environment }),
    demoHosts: demoHosts === 'on',
    pageReplies: pageReplies === 'on',
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
    locales: localesOf(env['LOCALES']),
    addedLocales: addedLocalesOf(env['ADDED_LOCALES']),
    root,
    version: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version,
    dist: join(root, react ? 'dist/react' : 'dist'),
    // `next` is the build with the other renderer, unless LEARN_NEXT names another build.
    frontEnds: {
      stable: join(root, react ? 'dist/react/learn' : 'dist/learn'),
      next: resolve(root, env['LEARN_NEXT'] ?? (react ? 'dist/learn' : 'dist/react/learn')),
    },
    offlineDays: offlineDaysOf(env),
    tutor: tutorOf(env),
    mail: mailOf(env, origin, production),
    files: filesOf(env),
    migrationsFolder: join(root, 'demo/server/db/migrations'),
    provider: issuer && clientId && clientSecret ? { issuer: issuerOf(issuer), clientId, clientSecret } : null,
  };
}
