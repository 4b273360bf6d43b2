import type { LTISession, LTIStorage } from '@lti-tool/core';
import { createKeep } from '../hosts/createKeep.ts';

/** The platform that the tool is registered at. */
export interface RegisteredPlatform {
  readonly issuer: string;
  readonly clientId: string;
  readonly deploymentId: string;
}

const HOUR = 3_600_000;
const MOST = 10_000;
const fixed = () => Promise.reject(new Error('The platform of the demonstration is fixed.'));

/** Keeps the library's data in memory: a demonstration forgets it when it ends. It knows one platform. */
export function createStorage({ issuer, clientId, deploymentId }: RegisteredPlatform): LTIStorage {
  const sessions = createKeep<LTISession>({ life: 8 * HOUR, most: MOST, slides: true });
  const nonces = createKeep<true>({ life: HOUR / 6, most: MOST, slides: false });
  return {
    getSession: (id) => Promise.resolve(sessions.get(id)),
    addSession: (session) => (sessions.put(session.id, session), Promise.resolve(session.id)),
    storeNonce: (nonce) => Promise.resolve(nonces.put(nonce, true)),
    validateNonce: (nonce) => Promise.resolve(nonces.remove(nonce)),
    getLaunchConfig: (iss, client, deployment) =>
      Promise.resolve(
        iss === issuer && client === clientId && deployment === deploymentId
          ? {
              iss,
              clientId,
              deploymentId,
              authUrl: `${issuer}/lti/authorize`,
              tokenUrl: `${issuer}/lti/token`,
              jwksUrl: `${issuer}/lti/jwks`,
            }
          : undefined,
      ),
    listClients: () => Promise.resolve([]),
    getClientById: () => Promise.resolve(undefined),
    listDeployments: () => Promise.resolve([]),
    getDeployment: () => Promise.resolve(undefined),
    getRegistrationSession: () => Promise.resolve(undefined),
    addClient: fixed,
    updateClient: fixed,
    deleteClient: fixed,
    addDeployment: fixed,
    updateDeployment: fixed,
    deleteDeployment: fixed,
    saveLaunchConfig: fixed,
    setRegistrationSession: fixed,
    deleteRegistrationSession: fixed,
  };
}
