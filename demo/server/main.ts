import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from './clock/clock.ts';
import { readConfig, type Config } from './config.ts';
import { SetupError } from './settings/setupError.ts';
import { openDb } from './db/openDb.ts';
import { databaseName } from './db/postgres/postgresProblem.ts';
import { findSnapshot, snapshotName } from './db/snapshot.ts';
import { ADMINISTRATOR } from './oidc/setAdminPassword.ts';
import { prepareDb } from './seed/prepareDb.ts';
import { seed } from './seed/seed.ts';
import { seedCommand } from './seed/seedCommand.ts';
import { seedPassword } from './seed/seedPassword.ts';
import { serve } from './serve.ts';

/** `--snapshot`: prepares the archive that a first start begins with. */
async function makeSnapshot({ root, migrationsFolder }: Config, folder: string): Promise<void> {
  const dataDir = join(tmpdir(), `lectern-seed-${process.pid}`);
  const { db, dump, close } = await openDb({ dataDir, migrationsFolder });
  await seed(db, { now: Date.now });
  mkdirSync(folder, { recursive: true });
  if (dump) writeFileSync(join(folder, snapshotName(root, migrationsFolder)), await dump());
  await close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The people who may sign in, and their passwords, as far as everybody may know them. */
function people({ environment, origin, provider, adminPassword }: Config): string {
  if (provider) return `Sign-in is at ${provider.issuer}.`;
  const ada = adminPassword ? '' : `\n  ada    an administrator, who sets what others find at ${origin}/admin`;
  if (environment === 'production')
    return `Sign in as ${ADMINISTRATOR} with the password that you have set; ${origin}/admin leads to what an administrator can do.`;
  return `Sign in with the password "${seedPassword}" as
  mira   a learner with courses in every state
  nils   a learner with none yet, and a catalog to choose from
  pavel  a learner with tools, single texts and an examination
  lena   a learner whose courses are quizzes
  juno, kofi  learners of a team, and of a supervised examination
  ines   an instructor who learns${ada}
  rosa   a researcher, who has no courses
  tomas  an author, and leila an instructor, who take none; omar may do nothing`;
}

const hosts = ({ partnerOrigin, lmsHostOrigin }: Config) => `
Try: open a course as mira, read it part by part, mark each as complete, finish it, and look at its card again.
The same elements on a partner's pages of another site: ${partnerOrigin}/   in React, Vue and plain HTML: ${partnerOrigin}/pages
Each element live, with its attributes, events, tokens and parts to try: ${partnerOrigin}/pages/elements
The portal in a frame of another LMS: ${lmsHostOrigin}/   and by LTI 1.3: ${lmsHostOrigin}/lti
`;

function welcome(config: Config, seconds: number): string {
  const { origin, dataDir, databaseUrl, demoHosts, provider } = config;
  const place = databaseUrl
    ? `Data is in the PostgreSQL database ${databaseName(databaseUrl)}.`
    : `Data is in ${dataDir}; npm start -- --reset starts over.`;
  return `
Aldergrove Academy is ready after ${seconds.toFixed(1)} s:  ${origin}/learn

${people(config)}
${demoHosts && !provider ? hosts(config) : ''}${place}
`;
}

async function main(): Promise<void> {
  // Only the owner of this process may read the files that it writes (SRV-44).
  process.umask(0o077);
  const began = performance.now();
  const config = readConfig(process.env, process.argv.slice(2));
  const prepared = join(config.root, 'dist/seed');
  const [, , first, ...rest] = process.argv;
  if (first === '--snapshot') return makeSnapshot(config, prepared);
  // Production does not use the prepared archive, which holds the password that everybody knows.
  const snapshot =
    config.environment === 'production' ? undefined : findSnapshot(prepared, config.root, config.migrationsFolder);
  if (first === '--seed') return console.log(await seedCommand(config, rest, snapshot));

  const { db, close, alone } = await openDb({ ...config, snapshot });
  const closing = [close];
  const stop = async () => {
    for (const one of closing.splice(0).reverse()) await one();
  };
  try {
    const clock = await createClock(db, config.environment === 'production');
    await alone(() => prepareDb(db, clock, config));
    await serve(db, clock, config, closing);
  } catch (error) {
    await stop();
    throw error;
  }
  let asked: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // One Ctrl+C in a terminal reaches this process twice, directly and through npm. A later second one means: do not wait.
      if (asked !== null) return performance.now() - asked > 1000 && process.exit(1);
      asked = performance.now();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
  console.log(welcome(config, (performance.now() - began) / 1000));
}

main().catch((error: NodeJS.ErrnoException & { readonly port?: number }) => {
  if (error.code === 'EADDRINUSE')
    console.error(`Port ${error.port} is taken. Stop what listens there, or choose another: PORT=4000 npm start`);
  else console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
});
