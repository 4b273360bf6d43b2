import type { FastifyInstance } from 'fastify';
import type { Deps } from '../calls/route.ts';
import type { Config } from '../config.ts';
import type { FormToken } from '../shell/formToken.ts';
import { registerChoice } from './authors/choiceRoute.ts';
import { registerOffers } from './authors/offerRoutes.ts';
import { offerPath } from './authors/teachPages.ts';
import { registerTeachTools } from './authors/teachRoutes.ts';
import { registerToolPages } from './authors/toolRoutes.ts';
import { languageOf } from '../http/language.ts';
import { createHints } from './hints.ts';
import { registerToolRegistrations } from './registration/adminRegistration.ts';
import { registrationLife } from './registration/registrationLife.ts';
import { registerRegistration, type RegistrationToken } from './registration/registrationRoutes.ts';
import { createPlatformKeys } from './keys/platformKeys.ts';
import { createToolKeys } from './keys/createToolKeys.ts';
import { createAccessTokens } from './services/accessTokens.ts';
import { registerToolScores } from './scores/scoreRoutes.ts';
import { registerLineItems } from './services/lineItemRoutes.ts';
import { registerMembers } from './services/memberRoutes.ts';
import { registerScores } from './services/scoreRoutes.ts';
import { registerService } from './services/serviceMeans.ts';
import { registerTokens } from './services/tokenRoutes.ts';
import { registerOutcomes } from './v1/outcomeRoute.ts';
import { createResultIds } from './v1/resultIds.ts';
import { createLaunchHints } from './launch/launchHints.ts';
import { registerLaunches, type LaunchMeans } from './launch/launchRoutes.ts';
import type { ChoiceData } from './launch/readLaunch.ts';

/** Hours in which an author may choose content of a tool. */
const CHOICE = 4;

/** The services that the platform uses (LTI-1). */
export function ltiMeans({ db, clock, keys }: Deps, config: Config): LaunchMeans {
  return {
    db,
    clock,
    config,
    platform: { origin: config.origin, name: languageOf([]).text('brand'), version: config.version },
    keys: createPlatformKeys(db),
    hints: createLaunchHints(db, keys.clientSecret),
    results: createResultIds(keys.clientSecret),
    choices: createHints<ChoiceData>(db, keys.clientSecret, 'choice', CHOICE * 3600),
  };
}

/** The platform of LTI: all routes for tools. */
export function registerLti(app: FastifyInstance, means: LaunchMeans, { keys }: Deps, token: FormToken): void {
  const { db, clock, config } = means;
  const { origin } = config;
  registerLaunches(app, means);
  const toolKeys = createToolKeys({ loopback: config.environment !== 'production' });
  const tokens = createAccessTokens(keys.clientSecret, origin);
  registerChoice(app, means, toolKeys, offerPath);
  registerToolPages(app, means, token);
  const registrations = createHints<RegistrationToken>(db, keys.clientSecret, 'registration', registrationLife);
  registerToolRegistrations(app, means, token, registrations);
  registerRegistration(app, {
    db,
    platform: means.platform,
    tokens: registrations,
    loopback: config.environment !== 'production',
  });
  registerTeachTools(app, means, token);
  registerOffers(app, means, token);
  registerToolScores(app, means);
  registerOutcomes(app, { db, clock, origin, results: means.results });
  registerTokens(app, { db, origin, toolKeys, tokens });
  registerService(app, (scope) => {
    const services = { db, clock, origin, tokens };
    registerLineItems(scope, services);
    registerScores(scope, services);
    registerMembers(scope, services);
  });
}
